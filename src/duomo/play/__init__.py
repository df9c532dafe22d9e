"""Tables, seats, undo, what each viewer is told, what bots are asked: no network, no database, no threads.

A `Session` is one open table. Whoever has one asks it, keeps what the answer brings, then tells the viewers:

    live, tokens = making.wished(wish, guest, name)
    entries = [live.start()]
    session = Session(live)
    change = session.play(guest, seat, "die white", after=1, move_id="1")
    if change.entries:
        entries += change.entries               # the server: on disk, before anybody is told
        tell = session.kept(change)
        for viewer, frame in session.frames(tell, viewers):
            viewer.send(frame)              # `viewers` are of a class of yours, derived from `Viewer`

    thought = session.bots_turn()               # what the bot that must choose may know
    for code in thought.moves():                # wherever there is time to think
        change = session.play_for_bot(thought, live.number, code)
"""
