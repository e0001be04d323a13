import { expect, test } from 'vitest'
import { mailboxesIn, ownersIn, personWith, relationTo, wholeMailbox } from './personal.server'

test.each([
  ['ann@example.com', 'ann@example.com'],
  [' Ann@Example.COM ', 'ann@example.com'],
  ['ann+offers@example.com', 'ann@example.com'],
  ['Ann Lee <ann@example.com>', 'ann@example.com'],
  ['"Lee, Ann" <ANN+x@example.com>', 'ann@example.com'],
  ['write to ann@example.com', undefined],
  ['ann@example.com, bob@example.com', undefined],
  ['ann', undefined],
  ['@example.com', undefined],
  ['', undefined],
])('bar J04: %j stands for %s', (text, mailbox) => expect(wholeMailbox(text)).toBe(mailbox))

test.each([
  ['Write to ann@example.com. Or <bob+1@example.com>, please', ['ann@example.com', 'bob@example.com']],
  ['mailto:ann@example.com?subject=Hi', ['ann@example.com']],
  ["'ann@example.com'", ['ann@example.com']],
  ['@@@ a@ @b', []],
  ['anna@example.com', ['anna@example.com']],
])('bar J04: addresses in %j are found', (text, found) => expect(mailboxesIn(text)).toEqual(found))

test('bar J04: the first address that is a whole text says whose a record is, else all in it do', () => {
  expect(ownersIn(['Hi, I am ann@example.com', 'bob@example.com', 'eve@example.com'])).toEqual(['bob@example.com'])
  expect(ownersIn(['Call ann@example.com or eve@example.com'])).toEqual(['ann@example.com', 'eve@example.com'])
})

test('bar J04: what names a person only is not theirs, and a similar address is nobody known', () => {
  const ann = personWith('ann@example.com')
  const told = (owner: string, text: string) => relationTo(ann, { owners: [owner], at: '', texts: [owner, text] })
  expect(told('ann@example.com', '')).toBe('own')
  expect(told('bob@example.com', 'ask Ann+1@example.com')).toBe('named')
  expect(relationTo(ann, { owners: ['bob@example.com', 'ann@example.com'], at: '', texts: [] }), 'any of several owners').toBe('own')
  expect(told('joann@example.com', 'ann@example.com.au')).toBeUndefined()
})

test('a text without end costs as much as it is long', () => {
  expect(mailboxesIn(`${'a'.repeat(200_000)}@`)).toEqual([])
  expect(mailboxesIn('@'.repeat(200_000))).toEqual([])
})
