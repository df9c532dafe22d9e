"""Tables, seats, undo, messages to viewers and tasks for bots: no network, no database, no threads.

A `Session` is one open table. Make a request, store the resulting change, then tell the viewers:

    live, tokens = making.wished(wish, guest, name)
    entries = [live.start()]
    session = Session(live)
    change = session.play(guest, seat, "die white", after=1, move_id="1")
    if change.entries:
        entries += change.entries               # a server stores them before telling anyone
        tell = session.kept(change)
        for viewer, frame in session.frames(tell, viewers):
            viewer.send(frame)              # `viewers` are instances of your subclass of `Viewer`

    thought = session.bots_turn()               # a task with what the deciding bot may know
    for code in thought.moves():                # possibly in another process
        change = session.play_for_bot(thought, live.number, code)
"""
