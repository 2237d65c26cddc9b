"""A page as one HTML file that needs nothing else: for a phone or a desktop, by day or night, and for paper."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from updown.cli.arena.pages import Block, Grid, Heading, Page, Paragraph, Picture, Points, Typed

STYLE = """
:root { color-scheme: light dark; --ground: #fbfaf7; --ink: #1d2226; --faint: #5d666d; --line: #d8d5cd; --mark: #2367a8; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181b; --ink: #e9e6df; --faint: #a3abb1; --line: #394147; --mark: #7fb6ea; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 52rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, "Noto Sans", sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 0.5rem; }
figure { margin: 1rem 0; }
figure svg { display: block; width: 100%; height: auto; max-width: 36rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9rem; }
th, td { padding: 0.3rem 0.8rem 0.3rem 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--ground); }
thead th { color: var(--faint); font-weight: 500; vertical-align: bottom; }
pre { overflow-x: auto; padding: 0.6rem 0.8rem; border: 1px solid var(--line); border-radius: 4px; }
li { margin: 0.25rem 0; }
"""


def html(page: Page, language: str, drawings: Mapping[str, str]) -> str:
    """`drawings` are SVG by the name of the picture; one that is missing leaves its place empty."""
    title = next(block.words for block in page if isinstance(block, Heading))
    body = "\n".join(part for at, block in enumerate(page) for part in _parts(block, drawings, first=not at))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _parts(block: Block, drawings: Mapping[str, str], *, first: bool) -> Iterator[str]:
    match block:
        case Heading(words):
            level = 1 if first else 2
            yield f"<h{level}>{escape(words)}</h{level}>"
        case Paragraph(words):
            yield f"<p>{escape(words)}</p>"
        case Points(lines):
            yield "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"
        case Grid():
            yield _grid(block)
        case Picture(name, words):
            if name in drawings:
                yield f'<figure role="img" aria-label="{escape(words)}">{drawings[name]}</figure>'
        case Typed(words):
            yield f"<pre><code>{escape(words)}</code></pre>"


def _grid(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in grid.columns)
    rows = "".join(f"<tr>{_row(row)}</tr>" for row in grid.rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<h2>{escape(grid.caption)}</h2>\n<div class="wide" tabindex="0" role="region" aria-label="{escape(grid.caption)}">{table}</div>'


def _row(cells: Sequence[str]) -> str:
    first, *others = cells
    return f'<th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in others)
