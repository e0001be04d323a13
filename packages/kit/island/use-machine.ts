import { createContext, useEffect, useRef, useState } from 'react'
import { type Machine, type Running, run } from './machine'

type Perform<Event, Effect> = (effect: Effect, send: (event: Event) => void) => void

/** What an island has to wait for before it can be used goes in here: presses that came too early are made again only then. */
export const AwaitedContext = createContext<{ push(work: Promise<unknown>): unknown }>([])

/** A machine inside a component: its state, and how to send it an event. Effects run in the browser only. */
export function useMachine<State, Event, Effect>(create: () => Machine<State, Event, Effect>, perform: Perform<Event, Effect>) {
  const [machine] = useState(create)
  const [state, setState] = useState(machine.initial)
  const latest = useRef(perform)
  useEffect(() => {
    latest.current = perform
  })
  const [{ send }] = useState<Running<Event>>(() => run(machine, (effect, dispatch) => latest.current(effect, dispatch), setState))
  return [state, send] as const
}
