### Programs at tables.

programs-allowed = Programs may sit here
programs-allowed-about = Bots that people have written; everybody sees that they are bots. Otherwise only people and the bots you choose play here.

error-no_programs = The host wishes to play with people here: programs may not sit at this table.
