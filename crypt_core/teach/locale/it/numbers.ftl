# I numeri: quantità e probabilità.

number-decimal = { $whole },{ $part }
number-percent = { $number }%
number-below = <{ $percent }
number-above = >{ $percent }
