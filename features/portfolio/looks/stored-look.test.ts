import { expect, test } from 'vitest'
import { fitting, startSettings, takenFrom } from './stored-look'

test('P07: only what differs is stored, and the block reads the same again', () => {
  const settings = { ...startSettings, columns: 4, categorySelectedNum: [3], categorySelectedLabels: ['A & B'] }
  expect(takenFrom(startSettings)).toEqual({})
  expect(takenFrom(settings)).toEqual({ columns: 4, categorySelectedNum: [3], categorySelectedLabels: ['A & B'] })
  expect(fitting(settings)).toEqual(takenFrom(settings))
})
