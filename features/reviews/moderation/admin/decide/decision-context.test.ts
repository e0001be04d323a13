import { WireError } from '@frontage/kit/wire/send.client'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Review } from '../../../review'
import { type Counts, newsKey, type Queue } from '../keys'
import { type DecisionContext, decide, undo } from './decision-context'

const queueKey = ['reviews', 'queue', { status: 'pending' }]
const counts: Counts = { pending: 3, published: 0, rejected: 0, spam: 0, withdrawn: 0 }
const review = (id: number) => ({ id, reviewer: `Person ${id}`, status: 'pending' }) as Review

function setUp(answer: () => Promise<{ counts: Counts }>) {
  const client = new QueryClient()
  const queue: Queue = { pages: [{ reviews: [3, 2, 1].map(review), next: '', counts, sources: [], languages: [] }], pageParams: [''] }
  client.setQueryData(queueKey, queue)
  client.setQueryData(newsKey, { counts, average: null, sample: false, waiting: [review(3)] })
  const admin = { notify: vi.fn(), announce: vi.fn(), explain: (error: unknown) => (error as Error).message }
  const send = vi.fn(answer)
  const onBack = vi.fn()
  const desk: DecisionContext = { client, admin, onBack, made: [], send: send as unknown as DecisionContext['send'] }
  const shown = () => client.getQueryData<Queue>(queueKey)!.pages[0]!
  return { desk, send, onBack, admin, client, ids: () => shown().reviews.map(({ id }) => id), pending: () => shown().counts.pending }
}

const now = (pending: number) => async () => ({ counts: { ...counts, pending, published: 3 - pending } })

test('a decision is seen before the server has answered', async () => {
  let answer = (_: { counts: Counts }): void => {}
  const { desk, ids, pending, admin, client } = setUp(() => new Promise((resolve) => (answer = resolve)))
  const deciding = decide(desk, review(2), 'approve')
  await vi.waitFor(() => expect(ids()).toEqual([3, 1]))
  expect(pending()).toBe(2)
  expect(admin.announce).toHaveBeenCalledWith('Approved. 2 left.')
  answer(await now(2)())
  await deciding
  expect(client.getQueryData(newsKey)).toMatchObject({ counts: { pending: 2, published: 1 } })
})

test('a refused decision is taken back and explained', async () => {
  const { desk, ids, pending, admin } = setUp(async () => {
    throw new WireError('refused', 500, { code: 'failed', message: 'Something went wrong.', data: { status: 500 } })
  })
  await decide(desk, review(3), 'reject', 'abuse')
  expect(ids()).toEqual([3, 2, 1])
  expect(pending()).toBe(3)
  expect(admin.notify).toHaveBeenLastCalledWith({ id: 'decision', text: 'Something went wrong.', tone: 'bad' })
})

test('undo brings back the last review, then the one before', async () => {
  const { desk, ids, onBack, send } = setUp(now(2))
  await decide(desk, review(3), 'approve')
  await decide(desk, review(1), 'spam')
  expect(ids()).toEqual([2])
  await undo(desk)
  expect(ids()).toEqual([2, 1])
  await undo(desk)
  expect(ids()).toEqual([3, 2, 1])
  await undo(desk)
  expect(send).toHaveBeenCalledTimes(4)
  expect(onBack.mock.calls.map(([{ id }]) => id)).toEqual([1, 3])
})

test('a decision that failed cannot be taken back', async () => {
  const { desk, send } = setUp(async () => {
    throw new WireError('offline')
  })
  await decide(desk, review(3), 'approve')
  await undo(desk)
  expect(send).toHaveBeenCalledTimes(1)
})
