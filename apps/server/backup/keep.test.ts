import { expect, test } from 'vitest'
import { keepIn, outdated } from './keep'

const at = (text: string) => ({ at: new Date(text) })
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => ({ at: new Date(new Date(from).getTime() - day * 86_400_000) }))
const left = (backups: readonly { readonly at: Date }[], words: string): string[] => {
  const gone = outdated(backups, keepIn(words))
  return backups
    .filter((backup) => !gone.includes(backup))
    .map((backup) => backup.at.toISOString().slice(0, 10))
    .toSorted()
}

test('of each day, week and month the newest is kept', () => {
  expect(left(days('2026-11-23T04:00:00Z', 400), '7d,4w,12m')).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31'],
    ...['2026-09-30', '2026-10-31', '2026-11-08', '2026-11-15'],
    ...['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'],
  ])
})

test('several of one day: the last of them', () => {
  const backups = ['2026-11-22T01:00Z', '2026-11-22T23:59Z', '2026-11-23T00:01Z', '2026-11-23T00:00Z'].map(at)
  expect(outdated(backups, keepIn('2d'))).toEqual([backups[3], backups[0]])
})

test('the newest is never deleted, whatever its age and the rule', () => {
  for (const words of ['1d', '1w', '1m', '0d,1m']) expect(outdated([at('2001-01-01')], keepIn(words))).toEqual([])
  expect(left(days('2026-01-01T00:00:00Z', 40), '1m')).toEqual(['2026-01-01'])
})

test('days without a backup do not count: what is old already is kept while nothing newer comes', () => {
  expect(left(['2026-01-01', '2026-03-01', '2026-05-01', '2026-05-02'].map(at), '3d')).toEqual(['2026-03-01', '2026-05-01', '2026-05-02'])
})

test.each(['', '7', 'd', '7d,7d', '7y', '-1d', '7d;4w', '0d', '0d,0w,0m', '99999d'])('%s is refused', (words) =>
  expect(() => keepIn(words)).toThrow('7d,4w,12m'),
)
