// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { PublicForm } from '../../../form'
import { unmetIn } from './read.client'

const keep = { type: 'acceptance', name: 'keep', isInverted: false, askedWith: 'photos' }
const definition = (...fields: object[]) => ({ steps: [{ fields }] }) as unknown as PublicForm

beforeEach(() => {
  document.body.innerHTML = `<form>
    <p data-name="photos"><input type="file" data-name="photos"><span></span></p>
    <div class="field" data-unasked><span data-name="keep"><input type="checkbox" name="keep" value="1"></span></div>
  </form>`
})

const form = () => document.forms[0]!
const box = () => form().elements.namedItem('keep') as HTMLInputElement
const isInSight = (): boolean => !form().querySelector('[data-unasked]')
const put = (html: string): void => form().querySelector('span')?.replaceChildren(document.createRange().createContextualFragment(html))

test('F06: a consent that goes with files is asked for, and in sight, only while there are some', () => {
  const asked = () => unmetIn(form(), definition(keep))
  expect([asked(), isInSight()]).toEqual([[], false])
  put('<input type="hidden" name="photos[]" value="folder/plan.pdf">')
  expect([asked(), isInSight()]).toEqual([['keep'], true])
  box().checked = true
  expect([asked(), isInSight()]).toEqual([[], true])
  box().checked = false
  put('')
  expect([asked(), isInSight()]).toEqual([[], false])
})

test('F06: one whose field is not in the form is always asked for, and so is one that goes with nothing', () => {
  expect(unmetIn(form(), definition({ ...keep, askedWith: 'gone' }))).toEqual(['keep'])
  expect(isInSight()).toBe(true)
  expect(unmetIn(form(), definition({ ...keep, askedWith: '' }))).toEqual(['keep'])
  expect(unmetIn(form(), definition({ ...keep, askedWith: '', isOptional: true }))).toEqual([])
})
