"""The games, with no screen in sight.

`crypt_core.engine` is what every game shares, `crypt_core.crypt` the rules of Crypt,
`crypt_core.teach` the words and the index of rules, `crypt_core.coach` the bots.
"""
