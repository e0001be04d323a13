import { expect, test } from 'vitest'
import type { OwnerItem } from '../../../item'
import { MOST_PICTURES } from '../../../spec'
import { asksFor, draftOf, emptyDraft, isSame, issuesIn, roomFor, withPicture } from './item-draft'

test('P09: a new item lacks nothing but its title', () => {
  expect(issuesIn(emptyDraft)).toEqual([{ field: 'title', text: 'Enter a title.' }])
  expect(issuesIn({ ...emptyDraft, title: 'Deck' })).toEqual([])
})

test('P09: faults are told by field, before anything is sent', () => {
  const faults = issuesIn({ ...emptyDraft, title: 'Deck', slug: 'Not So', site: 'javascript:alert(1)' })
  expect(faults.map(({ field }) => field)).toEqual(['slug', 'site'])
})

test('P09: of several new pictures the first is the card’s, the others follow, none twice and no more than there is room for', () => {
  const names = Array.from({ length: MOST_PICTURES + 3 }, (_, number) => `picture-${number}`)
  const draft = names.reduce(withPicture, emptyDraft)
  expect(draft.picture).toBe('picture-0')
  expect(draft.pictures).toEqual(names.slice(1, MOST_PICTURES + 1))
  expect([roomFor(emptyDraft), roomFor(draft)]).toEqual([MOST_PICTURES + 1, 0])
  const two = ['a', 'b', 'a', 'b'].reduce(withPicture, emptyDraft)
  expect([two.picture, two.pictures]).toEqual(['a', ['b']])
})

test.each([
  ['image', ['large']],
  ['video', ['video']],
  ['page', ['site', 'openIn', 'action']],
  ['iframe', ['site', 'openIn', 'action']],
] as const)('P09: a %s is asked for %j and nothing else', (type, fields) => {
  const all = ['large', 'video', 'site', 'openIn', 'action'] as const
  expect(all.filter((field) => asksFor({ type, openIn: 'modal' }, field))).toEqual(fields)
})

test('P09: what opens without a window is asked for no bar', () => {
  expect(asksFor({ type: 'page', openIn: 'new-tab' }, 'action')).toBe(false)
})

test('P09: a draft holds what the owner writes and nothing of the server', () => {
  const item: OwnerItem = {
    ...{ ...emptyDraft, title: 'Deck', slug: 'deck', id: 7, shown: {}, framing: 'unknown', position: 1 },
    ...{ publishedAt: null, modifiedAt: '2026-01-01T00:00:00.000Z' },
  }
  expect(isSame(draftOf(item), { ...emptyDraft, title: 'Deck', slug: 'deck' })).toBe(true)
})
