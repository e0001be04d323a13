/** A pure machine: what happens next is data, so a test needs neither a browser nor a clock. */
export type Machine<State, Event, Effect> = {
  readonly initial: State
  readonly next: (state: State, event: Event) => readonly [State, ...Effect[]]
}

export type Running<Event> = { send(event: Event): void }

/** Runs a machine: tells every new state, then performs the effects, which may send further events. */
export function run<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  perform: (effect: Effect, send: (event: Event) => void) => void,
  changed: (state: State) => void,
): Running<Event> {
  let state = machine.initial
  const send = (event: Event): void => {
    const [next, ...effects] = machine.next(state, event)
    if (next !== state) {
      state = next
      changed(state)
    }
    for (const effect of effects) perform(effect, send)
  }
  return { send }
}
