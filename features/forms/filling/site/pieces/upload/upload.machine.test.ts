import { run } from '@frontage/kit/island/machine'
import { expect, test } from 'vitest'
import type { UploadEffect, UploadEvent, UploadState } from '../../../upload-state'
import { uploads } from './upload.machine'

function start(mostFiles = 10) {
  const done: UploadEffect[] = []
  const machine = uploads({ mostFiles })
  let state: UploadState = machine.initial
  const { send } = run<UploadState, UploadEvent, UploadEffect>(
    machine,
    (effect) => void done.push(effect),
    (next) => {
      state = next
    },
  )
  const add = (...names: string[]): void =>
    send({ type: 'added', files: names.map((name) => ({ id: Number(name), name: `${name}.pdf`, bytes: 100, problem: undefined })) })
  return { send, add, take: () => done.splice(0), now: () => state, states: () => state.items.map(({ id, state }) => `${id} ${state}`) }
}

const taken = (id: number): UploadEvent => ({
  type: 'answered',
  id,
  answer: { success: true, data: { path: 'folder', file: `${id}.pdf` } },
})

test('U01: three files travel at once, the next follows when one has arrived; the newest stands first', () => {
  const form = start()
  form.add('1', '2', '3', '4')
  expect(form.states()).toEqual(['4 waiting', '3 in-progress', '2 in-progress', '1 in-progress'])
  form.send(taken(1))
  expect(form.states()).toEqual(['4 in-progress', '3 in-progress', '2 in-progress', '1 complete'])
  expect(form.take().map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(form.now().said).toBe('1.pdf uploaded.')
  expect(form.now().items.at(-1)).toMatchObject({ percent: 100, path: 'folder/1.pdf' })
})

test('U01: progress stays below a hundred until the answer is there', () => {
  const form = start()
  form.add('1')
  form.send({ type: 'progressed', id: 1, percent: 100 })
  expect(form.now().items[0]?.percent).toBe(99)
})

test('U02: no more files than the field takes; refused ones take nobody’s place', () => {
  const form = start(2)
  form.send({ type: 'added', files: [{ id: 9, name: 'run.exe', bytes: 1, problem: 'Uploaded file is not allowed for file type' }] })
  form.add('1', '2', '3')
  expect(form.now().notice).toBe('Note : Some of the files are not uploaded ( Only 2 files allowed )')
  expect(form.states()).toEqual(['2 in-progress', '1 in-progress', '9 error'])
  expect(form.take()).toContainEqual({ do: 'forget', id: 3 })
})

test('U03: what the server says is shown, and another try is only offered where it makes sense', () => {
  const form = start()
  form.add('1', '2')
  form.send({ type: 'answered', id: 1, answer: { success: false, data: 'Uploaded file is too large' } })
  form.send({ type: 'failed', id: 2, problem: 'You are probably offline.' })
  expect(form.now().items).toMatchObject([
    { id: 2, state: 'error', problem: 'You are probably offline.', canRetry: true },
    { id: 1, state: 'error', problem: 'Uploaded file is too large', canRetry: false },
  ])
  form.take()
  form.send({ type: 'retried', id: 1 })
  form.send({ type: 'retried', id: 2 })
  expect(form.take()).toEqual([{ do: 'start', id: 2 }])
})

test('U01: a file on its way is called off; one that arrived is deleted, and stays when that fails', () => {
  const form = start()
  form.add('1', '2')
  form.send(taken(1))
  form.take()
  form.send({ type: 'removed', id: 2 })
  expect(form.take()).toEqual([{ do: 'abort', id: 2 }])
  form.send({ type: 'removed', id: 1 })
  form.send({ type: 'removed', id: 1 })
  expect(form.take()).toEqual([{ do: 'delete', id: 1, path: 'folder/1.pdf' }])
  form.send({ type: 'deleted', id: 1, problem: 'Error: File not safe' })
  expect(form.now().items).toMatchObject([{ state: 'complete', problem: 'Error: File not safe' }])
  form.send({ type: 'removed', id: 1 })
  form.send({ type: 'deleted', id: 1, problem: '' })
  expect(form.now()).toMatchObject({ items: [], said: '1.pdf removed.' })
})

test('U01: a file that arrives after it was taken away is deleted', () => {
  const form = start()
  form.add('1')
  form.send({ type: 'removed', id: 1 })
  form.take()
  form.send(taken(1))
  expect(form.take()).toEqual([{ do: 'delete', id: 1, path: 'folder/1.pdf' }])
})
