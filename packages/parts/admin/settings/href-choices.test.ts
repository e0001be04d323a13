import { expect, test } from 'vitest'
import { hrefChoices, matching } from './href-choices'

const choices = hrefChoices([
  { path: '/', title: 'Home', anchors: [] },
  { path: '/work', title: 'Māpua decks', anchors: ['how-we-build'] },
])

test('a link may lead to every page and every place on one', () => {
  expect(choices).toEqual([
    { href: '/', title: 'Home' },
    { href: '/work', title: 'Māpua decks' },
    { href: '/work#how-we-build', title: 'Māpua decks: how we build' },
  ])
})

test('pages are found by their titles and their addresses', () => {
  expect(matching(choices, 'mapua').map(({ href }) => href)).toEqual(['/work', '/work#how-we-build'])
  expect(matching(choices, 'BUILD māpua').map(({ href }) => href)).toEqual(['/work#how-we-build'])
  expect(matching(choices, 'MĀPUA home')).toEqual([])
  expect(matching(choices, '#how').map(({ href }) => href)).toEqual(['/work#how-we-build'])
  expect(matching(choices, '/work')).toHaveLength(3)
  expect(matching(choices, 'tel:+64')).toEqual([])
})
