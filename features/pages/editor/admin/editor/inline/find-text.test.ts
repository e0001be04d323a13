// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { nodesFrom } from './find-rich'
import { stringsIn, withText, writtenIn } from './find-text'

function drawn(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

test('every string of the settings is found where it is shown, at any depth', () => {
  const props = { title: 'Decks', icon: 'arrow', items: [{ title: 'One' }, { title: 'Two\n  words' }] }
  const root = drawn('<section><h2><span>Decks</span></h2><ul><li><b>One</b></li><li>Two words</li></ul></section>')
  expect(writtenIn(root, props).map(({ path, element }) => [path.join('.'), element.localName])).toEqual([
    ['title', 'span'],
    ['items.0.title', 'b'],
    ['items.1.title', 'li'],
  ])
})

test('where several say the same, the second is the second', () => {
  const root = drawn('<p id="a">More</p><p id="b">More</p>')
  const found = writtenIn(root, { items: [{ label: 'More' }, { label: 'More' }] })
  expect(found.map(({ path, element }) => [path.join('.'), element.id])).toEqual([
    ['items.0.label', 'a'],
    ['items.1.label', 'b'],
  ])
})

test('one string is replaced, everything else is the same', () => {
  const props = { title: 'Decks', items: [{ title: 'One' }, { title: 'Two' }] }
  const after = withText(props, ['items', 1, 'title'], 'Three')
  expect(after).toEqual({ title: 'Decks', items: [{ title: 'One' }, { title: 'Three' }] })
  expect(after.items[0]).toBe(props.items[0])
  expect(stringsIn(after).map(({ text }) => text)).toEqual(['Decks', 'One', 'Three'])
})

test('a text with paragraphs is found by what holds all of them, as the site draws it', () => {
  const html = '<p>Send <b>plans</b>.<br>Or <a href="/contact">ring</a>.</p><ul><li>one</li></ul>'
  const root = drawn(
    '<section><h2>One</h2><div id="a"><p>Send <b>plans</b>.<br>Or <a href="/contact" rel="noopener">ring</a>.</p><ul><li>one</li></ul></div></section>',
  )
  expect(writtenIn(root, { items: [{ html }] }).map(({ path, element }) => [path.join('.'), element.id])).toEqual([['items.0.html', 'a']])
  expect(writtenIn(root, { html: '<p>Something else</p>' })).toEqual([])
  const again = drawn('<div id="b"></div>')
  again.firstElementChild?.append(...nodesFrom(html, document))
  expect(writtenIn(again, { html }).map(({ element }) => element.id)).toEqual(['b'])
})
