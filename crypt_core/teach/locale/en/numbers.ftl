# Numbers: amounts and chances.

number-decimal = { $whole }.{ $part }
number-percent = { $number }%
number-below = <{ $percent }
number-above = >{ $percent }
