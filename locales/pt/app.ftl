app-name = Updown
