# Numbers: amounts, chances, coins with a decimal.

number-decimal = { $whole }.{ $part }
number-percent = { $number }%
number-below = <{ $percent }
number-above = >{ $percent }
# $whole are the whole coins: in some languages they decide between one and many.
number-coins = { $whole ->
   *[other] { $amount } coins
}
