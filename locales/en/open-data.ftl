### Open data: who agrees, and the export of the command line.

open-data = Open data
open-data-no = No
open-data-pseudonym = As a pseudonym
open-data-name = By name
open-data-about = Matches at public tables in which everybody agrees may be given away to learn from, free for any use (CC0). What was given away cannot be taken back. A record names its table, where names can be seen.
cli-export-written =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, decisions: { $decisions }; written to { $folder }
cli-export-kept-back =
    { $matches ->
        [one] { $matches } match was kept back: not everybody has agreed
       *[other] { $matches } matches were kept back: not everybody has agreed
    }
error-bad_month = A month is written like 2026-11, not { $given }.
