import { expect, test } from 'vitest'
import { mergeAnswers } from './merge-answers'

const read = { street: '', town: '', phone: '', hours: '', week: [] as string[] }

test('what was typed here stays, and what another tab saved comes in', () => {
  const typed = { ...read, phone: '03 555 9999' }
  const stands = { ...read, phone: '03 555 0142', town: '7010 Nelson' }
  expect(mergeAnswers(read, typed, stands)).toEqual({ ...read, phone: '03 555 9999', town: '7010 Nelson' })
})

test('hours come whole from one place', () => {
  const typed = { ...read, week: ['monday'] }
  const stands = { ...read, hours: 'appointment', street: '14 Rutherford Quay' }
  expect(mergeAnswers(read, typed, stands)).toEqual({ ...typed, street: '14 Rutherford Quay' })
  expect(mergeAnswers(read, read, { ...read, hours: 'own', week: ['friday'] })).toEqual({ ...read, hours: 'own', week: ['friday'] })
})

test('an answer that was emptied here stays empty', () => {
  const full = { ...read, town: 'Nelson' }
  expect(mergeAnswers(full, read, full).town).toBe('')
})
