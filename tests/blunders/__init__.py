"""Kinds of blunder that players complain of for years: positions judged by exact solution or a very long search."""
