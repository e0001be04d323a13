import { expect, test } from 'vitest'
import { groupsFor, issuesAt, namesIn, numbersIn, valueAt, withValueAt } from './setting'

const settings = { layout: 'grid', card: { stars: true, title: false } }

test('a setting is read and changed at its place, nothing else moves', () => {
  expect(valueAt(settings, 'card.stars')).toBe(true)
  expect(valueAt(settings, 'card.none.deeper')).toBeUndefined()
  expect(withValueAt(settings, 'card.stars', false)).toEqual({ layout: 'grid', card: { stars: false, title: false } })
  expect(withValueAt(settings, 'bar.search', true)).toEqual({ ...settings, bar: { search: true } })
  expect(settings.card.stars).toBe(true)
})

test('an issue is seen from where it lies, and from nowhere beside that', () => {
  const issues = ['steps.0.fields.1', 'steps.0.fields.1.name', 'steps.0.fields.10.name'].map((path) => ({ path, text: path }))
  expect(issuesAt(issues, 'steps.0.fields.1').map(({ path }) => path)).toEqual(['', 'name'])
  expect(issuesAt(issues, '')).toEqual(issues)
})

test('settings that do not apply are not asked for, and an empty group is gone', () => {
  const slides = (value: { readonly layout?: unknown }) => value.layout === 'slider'
  const groups = [
    { title: 'Layout', settings: [{ path: 'layout', label: 'Layout', control: 'line' as const }] },
    { title: 'Slider', settings: [{ path: 'slider.autoplay', label: 'Moves', control: 'flag' as const, when: slides }] },
  ]
  expect(groupsFor(groups, settings).map(({ title }) => title)).toEqual(['Layout'])
  expect(groupsFor(groups, { layout: 'slider' }).map(({ title }) => title)).toEqual(['Layout', 'Slider'])
})

test('lists are written with commas', () => {
  expect(namesIn(' decks, kitchens ,, decks\nroofs ')).toEqual(['decks', 'kitchens', 'roofs'])
  expect(numbersIn('3, 14 x 3, 0')).toEqual([3, 14])
})
