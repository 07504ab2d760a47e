# Les nombres : montants et probabilités.

number-decimal = { $whole },{ $part }
number-percent = { $number } %
number-below = < { $percent }
number-above = > { $percent }
