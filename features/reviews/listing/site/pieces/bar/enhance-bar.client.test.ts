// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { enhanceBar } from './enhance-bar.client'

const barOf = (): HTMLFormElement => {
  document.body.innerHTML = `<form><input name="q">
    <select name="lang"><option value="" selected>All</option><option value="de">German</option></select>
    <select name="stars"><option value="" selected>All</option><option value="5">5</option></select></form>`
  return document.forms[0] as HTMLFormElement
}

const choose = (form: HTMLFormElement, name: string, value: string): void => {
  const field = form.elements.namedItem(name) as HTMLSelectElement
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('R15: what was chosen before the bar listened stays chosen, and goes along with what is chosen next', () => {
  const form = barOf()
  choose(form, 'lang', 'de')
  const drawn = {}
  const dispatch = vi.fn()
  const bar = enhanceBar(form, drawn, dispatch)
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'typed', query: { lang: 'de' } })
  bar?.show(drawn)
  choose(form, 'stars', '5')
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'chosen', query: { lang: 'de', stars: '5' } })
})

test('R14: what is shown altogether anew is shown in the bar too', () => {
  const form = barOf()
  const bar = enhanceBar(form, {}, vi.fn())
  const query = { lang: 'de' }
  bar?.show(query)
  choose(form, 'lang', '')
  bar?.show(query, true)
  expect(new FormData(form).get('lang')).toBe('de')
})

test('R25: a press on a chosen button takes it back, unless its reviews did not come', () => {
  document.body.innerHTML = '<form><button name="tag" value="Kitchen">Kitchen</button></form>'
  const form = document.forms[0] as HTMLFormElement
  const button = form.elements[0] as HTMLButtonElement
  button.ariaPressed = 'true'
  const dispatch = vi.fn()
  const query = { tag: 'Kitchen' }
  const bar = enhanceBar(form, query, dispatch)
  for (const isOutOfDate of [true, false]) {
    bar?.show(query, false, isOutOfDate)
    form.requestSubmit(button)
  }
  expect(dispatch.mock.calls).toEqual([[{ type: 'chosen', query }], [{ type: 'chosen', query: {} }]])
})
