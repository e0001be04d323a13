import { createContext } from 'react'

/** Tells an island what it has to wait for before it can be used: presses that came too early are made again only then. */
export const AwaitedContext = createContext<(work: Promise<unknown>) => void>(() => {})
