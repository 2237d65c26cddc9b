"""Runs every benchmark, one after the other: `make bench`. Nothing else should run on the machine meanwhile.

Those of strength take hours: they run only with `--long`, at their usual sizes, and can be run alone at others.
"""

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SCRIPTS = (
    "reference_rules.py",
    "server_tables.py",
    "playouts_openspiel.py",
    "playouts_c.py",
    "search_iterations.py",
    "environments.py",
    "python_steps.py",
    "two_processes.py",
    "bots_in_the_server.py",
    "club_pages.py",
    "rating_abuse.py",
)
LONG = ("search_openspiel.py", "strength.py")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--long", action="store_true", help="also what takes hours")
    scripts = (*SCRIPTS, *LONG) if parser.parse_args().long else SCRIPTS
    failed: list[str] = []
    for script in scripts:
        print(f"\n=== {script}", flush=True)
        if subprocess.run([sys.executable, HERE / script], check=False).returncode:
            failed.append(script)
    if failed:
        sys.exit(f"\nFAILED: {', '.join(failed)}")


if __name__ == "__main__":
    main()
