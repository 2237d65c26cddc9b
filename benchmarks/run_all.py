"""Runs every benchmark, one after the other: `make bench`. Nothing else should run on the machine meanwhile."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SCRIPTS = ("reference_rules.py", "server_tables.py")


def main() -> None:
    for script in SCRIPTS:
        print(f"\n=== {script}", flush=True)
        subprocess.run([sys.executable, HERE / script], check=True)


if __name__ == "__main__":
    main()
