### Programas às mesas.

programs-allowed = Programas podem sentar aqui
programs-allowed-about = Robôs escritos por outras pessoas; todos veem que são robôs. Caso contrário, só jogam pessoas e os robôs que você escolher.

error-no_programs = Quem abriu esta mesa prefere jogar com pessoas: programas não podem sentar aqui.
