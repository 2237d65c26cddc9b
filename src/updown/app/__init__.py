"""Tables: what people, bots and hosts do, as pure decisions and the ports they need."""
