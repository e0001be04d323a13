import type { Me } from '@frontage/kit/admin/screen'
import { expect, test } from 'vitest'
import { screens } from '../contributions'
import { entriesFor, recordSearchesFor } from './entries'

const everything = [...new Set(screens.flatMap(({ screen }) => screen.right ?? []))]
const meWith = (rights: readonly string[]): Me => ({ name: 'Ana', email: 'ana@site.test', role: 'owner', rights })
const titles = (rights: readonly string[], kind: string): string[] =>
  entriesFor(meWith(rights)).flatMap((entry) => (entry.kind === kind ? [entry.title] : []))

test('each person finds what they may open, and nothing else', () => {
  expect(titles([], 'screen')).toEqual(['Home'])
  expect(titles([], 'setting')).toEqual([])
  expect(titles([], 'action')).toEqual(['View site'])
  expect(recordSearchesFor(meWith([]))).toEqual([])
  expect(titles(['reviews.moderate'], 'screen')).toEqual(['Home', 'Reviews'])
  expect(recordSearchesFor(meWith(['reviews.moderate'])).map(({ title }) => title)).toEqual(['Reviews'])
  expect(titles(everything, 'action')).toEqual(
    expect.arrayContaining(['New page', 'Invite a person', 'Add a project', 'Send a test e-mail', 'View site']),
  )
})

test('every setting and action leads to a screen that is there', () => {
  const paths = new Set<string>(screens.map(({ screen }) => screen.path))
  const leads = entriesFor(meWith(everything)).flatMap(({ at }) => (typeof at === 'string' && at !== '/' ? [at] : []))
  expect(leads.length).toBeGreaterThan(120)
  expect(leads.filter((at) => !paths.has(at.split(/[?#]/)[0] ?? ''))).toEqual([])
})

test('what holds words of people is never remembered by a browser', () => {
  const personal = recordSearchesFor(meWith(everything)).filter(({ isPersonal }) => isPersonal)
  expect(personal.map(({ title }) => title).toSorted()).toEqual(['Messages', 'People', 'Reviews'])
})
