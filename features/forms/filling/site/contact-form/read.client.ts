import { withScheme } from '@frontage/rules/with-scheme'
import { fieldsOf } from '../../../fields-of'
import type { FormField, PublicForm } from '../../../form'
import type { Name } from '../../form-state'

/** The field that a control belongs to. */
export const nameOf = (target: EventTarget | null): Name | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-name]')?.dataset.name : undefined

/** The control of a field, or the first of its group. */
export function controlOf(form: HTMLFormElement, unit: string, name: Name): HTMLElement | null {
  const found = form.querySelector<HTMLElement>(`[id="${unit}-${name}"]`)
  return found?.matches('input, select, textarea') ? found : (found?.querySelector<HTMLElement>('input') ?? null)
}

/** What is put right while it is typed: a choice that excludes the others, and an address without its scheme (F04). */
export function mend(control: HTMLInputElement, { type }: FormField): void {
  if (type === 'url') control.value = withScheme(control.value)
  if (!control.dataset.exclusive || !control.checked) return
  for (const other of control.form?.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(control.name)}"]`) ?? [])
    if (other !== control) other.checked = false
}

/** Acceptances that are asked for and not given. Those that go with files come into sight with them, and are asked for only then. */
export const unmetIn = (form: HTMLFormElement, definition: PublicForm): readonly Name[] =>
  fieldsOf(definition)
    .filter(({ type, name, isOptional, isInverted, askedWith }) => {
      const box = form.elements.namedItem(name)
      if (type !== 'acceptance' || !(box instanceof HTMLInputElement)) return false
      const others = [...form.querySelectorAll<HTMLInputElement>(`[data-name="${askedWith}"] input`)]
      const isAsked = !others.length || others.some(({ value }) => value)
      box.closest('.field')?.toggleAttribute('data-unasked', !isAsked)
      return isAsked && !isOptional && box.checked === isInverted
    })
    .map(({ name }) => name)

/** Days and times have no placeholder by which styles could tell that they are empty. */
export function markEmpty(form: HTMLFormElement): void {
  for (const exact of form.querySelectorAll<HTMLInputElement>('[type="date"], [type="time"]'))
    exact.toggleAttribute('data-empty', !exact.value)
}

/**
 * Everything that was filled in; in the last look too, where nothing can be changed and browsers would send nothing. Only
 * the steps themselves are opened for it: groups of choices inside them are shut with them.
 */
export function filledIn(form: HTMLFormElement): FormData {
  const shut = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[disabled]')]
  for (const fieldset of shut) fieldset.disabled = false
  const data = new FormData(form)
  for (const fieldset of shut) fieldset.disabled = true
  return data
}
