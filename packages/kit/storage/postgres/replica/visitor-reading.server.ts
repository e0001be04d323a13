import { AsyncLocalStorage } from 'node:async_hooks'

const reading = new AsyncLocalStorage<true>()

/** Does something for a visitor that only reads what everybody may see: a standby may be asked, where there is one. */
export const readForVisitors = <Result>(work: () => Result): Result => reading.run(true, work)

export const isReadForVisitors = (): boolean => reading.getStore() === true
