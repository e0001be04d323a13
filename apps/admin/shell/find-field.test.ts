// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { findField, findGroup, focusTargetOf } from './find-field'

beforeEach(() => {
  document.body.innerHTML = `<main>
    <section><h2>Search</h2><label for="a">Style</label><input id="a"></section>
    <section><h2>Mobile menu</h2><label for="b">Style *</label><input id="b"></section>
    <section><h2>Colours</h2><label id="c-label">Role</label><div role="radiogroup" aria-labelledby="c-label"><input type="radio" id="c"></div></section>
    <section><h2>E-mails</h2><label for="d"><span class="mantine-Switch-label">Weekly</span><span>Every Monday.</span></label><input id="d"></section>
  </main>`
})
const main = (): Element => document.querySelector('main')!
const idOf = (label: string, group = ''): string | undefined => {
  const found = findField(main(), { label, group })
  return found && focusTargetOf(found).id
}

test('a field is found by its label, in its group first', () => {
  expect(idOf('Style')).toBe('a')
  expect(idOf('Style', 'Mobile menu')).toBe('b')
  expect(idOf('Role', 'Colours')).toBe('c')
  expect(idOf('Weekly', 'E-mails')).toBe('d')
})

test('a group without the field is shown by its heading, and what is not there by nothing', () => {
  expect(findField(main(), { label: 'Side', group: 'Mobile menu' })).toBe(undefined)
  const heading = findGroup(main(), 'Mobile menu')!
  expect(focusTargetOf(heading)).toBe(heading)
  expect(heading.tabIndex).toBe(-1)
  expect(findGroup(main(), 'No such group')).toBe(undefined)
})

test('what an id names is found whatever the screen says, and takes the focus itself', () => {
  const found = findField(main(), { id: 'd' })!
  expect(focusTargetOf(found).id).toBe('d')
  expect(findField(main(), { id: 'e' })).toBe(undefined)
})
