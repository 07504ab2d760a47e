# Les nombres : montants, probabilités, pièces avec une décimale.

number-decimal = { $whole },{ $part }
number-percent = { $number } %
number-below = < { $percent }
number-above = > { $percent }
# $whole are the whole coins: in some languages they decide between one and many.
number-coins = { $whole ->
    [0] { $amount } pièce
    [1] { $amount } pièce
   *[other] { $amount } pièces
}
