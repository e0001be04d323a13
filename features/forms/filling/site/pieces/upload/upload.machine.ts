import type { Machine } from '@frontage/kit/island/machine'
import { say } from '@frontage/kit/say'
import { fileMessages as words } from '../../../messages.files'
import type { Addition, UploadEffect, UploadEvent, UploadItem, UploadState } from '../../../upload-state'

/** How many files travel at once. */
const LANES = 3

type Step = readonly [UploadState, ...UploadEffect[]]
type Limits = { readonly mostFiles: number }
type Handlers = { [T in UploadEvent['type']]: (state: UploadState, event: Extract<UploadEvent, { type: T }>, limits: Limits) => Step }

/** Portfolio and forms, §4: the files of one upload field. */
export const uploads = (limits: Limits): Machine<UploadState, UploadEvent, UploadEffect> => ({
  initial: { items: [], notice: '', said: '' },
  next: (state, event) => startWaiting(handlers[event.type](state, event as never, limits)),
})

const isTravelling = ({ state }: UploadItem): boolean => state === 'in-progress'

/** What was refused takes no place away from what can be taken. */
const counts = ({ state, canRetry }: UploadItem): boolean => state !== 'error' || canRetry

/** Files that wait set off, oldest first, as long as there is room. */
function startWaiting([state, ...effects]: Step): Step {
  const room = LANES - state.items.filter(isTravelling).length
  const due = state.items
    .filter((item) => item.state === 'waiting')
    .reverse()
    .slice(0, Math.max(0, room))
  if (!due.length) return [state, ...effects]
  const items = state.items.map((item): UploadItem => (due.includes(item) ? { ...item, state: 'in-progress' } : item))
  return [{ ...state, items }, ...effects, ...due.map(({ id }) => ({ do: 'start', id }) as const)]
}

const added = ({ id, name, bytes, problem = '' }: Addition): UploadItem => ({
  ...{ id, name, bytes, problem, percent: 0, path: '', canRetry: false },
  state: problem ? 'error' : 'waiting',
})

const find = (state: UploadState, id: number): UploadItem | undefined => state.items.find((item) => item.id === id)

const change = (state: UploadState, id: number, changes: Partial<UploadItem>): UploadState => ({
  ...state,
  items: state.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
})

const without = (state: UploadState, id: number): UploadState => ({
  ...state,
  items: state.items.filter((item) => item.id !== id),
  notice: '',
  said: say(words.saidRemoved, { name: find(state, id)?.name ?? '' }),
})

function spoil(state: UploadState, id: number, problem: string, canRetry: boolean): Step {
  const name = find(state, id)?.name
  if (name === undefined) return [state]
  return [{ ...change(state, id, { state: 'error', problem, canRetry, percent: 0 }), said: say(words.saidProblem, { name, problem }) }]
}

const handlers: Handlers = {
  added: (state, { files }, { mostFiles }) => {
    const room = mostFiles - state.items.filter(counts).length
    const good = files.filter(({ problem }) => !problem)
    const tooMany = good.slice(Math.max(0, room))
    const taken = files.filter((file) => !tooMany.includes(file)).map(added)
    const notice = tooMany.length ? say(words.tooMany, { count: mostFiles }) : ''
    const bad = taken.filter(({ problem }) => problem).map(({ name, problem }) => say(words.saidProblem, { name, problem }))
    const forgotten = tooMany.map(({ id }) => ({ do: 'forget', id }) as const)
    return [{ items: [...taken.reverse(), ...state.items], notice, said: [notice, ...bad].filter(Boolean).join(' ') }, ...forgotten]
  },
  // The last hundredth is the server's: it is full when the answer is there (facts, §9).
  progressed: (state, { id, percent }) => [change(state, id, { percent: Math.min(99, Math.max(0, Math.floor(percent))) })],
  answered: (state, { id, answer }) => {
    const name = find(state, id)?.name
    // Taken away while it was on its way: the server has it all the same.
    if (name === undefined) return answer.success ? [state, { do: 'delete', id, path: `${answer.data.path}/${answer.data.file}` }] : [state]
    if (!answer.success) return spoil(state, id, answer.data, false)
    const path = `${answer.data.path}/${answer.data.file}`
    return [{ ...change(state, id, { state: 'complete', percent: 100, path }), said: say(words.saidComplete, { name }) }]
  },
  failed: (state, { id, problem }) => spoil(state, id, problem, true),
  removed: (state, { id }) => {
    const item = find(state, id)
    if (!item || item.state === 'deleting') return [state]
    if (item.path)
      return [
        { ...change(state, id, { state: 'deleting', problem: '' }), said: words.deleting },
        { do: 'delete', id, path: item.path },
      ]
    return [without(state, id), { do: 'abort', id }]
  },
  retried: (state, { id }) => [find(state, id)?.canRetry ? change(state, id, { state: 'waiting', problem: '', canRetry: false }) : state],
  deleted: (state, { id, problem }) => {
    const item = find(state, id)
    if (!item) return [state]
    return problem ? [{ ...change(state, id, { state: 'complete', problem }), said: problem }] : [without(state, id)]
  },
  cleared: ({ items }) => [
    { items: [], notice: '', said: '' },
    ...items.filter(isTravelling).map(({ id }) => ({ do: 'abort', id }) as const),
  ],
}
