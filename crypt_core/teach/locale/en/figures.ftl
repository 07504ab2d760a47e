# What is said instead of a figure, and below it. $title has no sign at its end.

figure-lines = Lines. { $title }. Across: { $across }; up: { $axis }. The text below the picture has every number.
# $title is a question, with its sign.
figure-lines-asked = Lines. { $title } Across: { $across }; up: { $axis }. The text below the picture has every number.
figure-of = { $title }: { $axis }, by { $across }.
figure-of-asked = { $title } { $axis }, by { $across }.
figure-series = { $name }: { $points }.
figure-points = { $points }; { $point }
figure-numbers = All numbers of this figure
figure-intervals = Around each point is its 95 % interval.
