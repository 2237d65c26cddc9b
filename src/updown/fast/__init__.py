"""What compiled twins of the rules share: compilation, bits, chance, and the contract that search relies on.

Importing anything here imports numba, so nothing that a plain `import updown` reaches may do so (games reach
their twin through `GAME.twin`, a function).
"""
