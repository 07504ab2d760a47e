"""A small neural net in plain Python: what it was fitted to say of some figures."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from operator import mul
from typing import Any, NamedTuple


class Layer(NamedTuple):
    """Neurons next to each other: of each what its inputs count, and what is added to that."""

    weights: tuple[tuple[float, ...], ...]
    biases: tuple[float, ...]

    def __call__(self, figures: Sequence[float]) -> list[float]:
        return [
            sum(map(mul, row, figures)) + bias
            for row, bias in zip(self.weights, self.biases, strict=True)
        ]


class Net(NamedTuple):
    """Layers one after the other, tanh between them; the last has one neuron."""

    layers: tuple[Layer, ...]

    def __call__(self, figures: Sequence[float]) -> float:
        *hidden, last = self.layers
        for layer in hidden:
            figures = [tanh(number) for number in layer(figures)]
        return last(figures)[0]


def read_net(data: Sequence[Sequence[Any]]) -> Net:
    """A net as it lies in a result file: weights and biases of each layer."""
    layers = (
        Layer(tuple(tuple(row) for row in weights), tuple(biases)) for weights, biases in data
    )
    return Net(tuple(layers))
