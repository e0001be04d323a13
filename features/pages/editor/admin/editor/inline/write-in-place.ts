import { withoutKeptDash } from '@frontage/kit/dash'
import { registerOverlayPortal } from '@puckeditor/core'
import type { Written } from './find-text'

export type Writing = {
  /** With every key that is typed. */
  readonly typed: (text: string) => void
  /** In the end, whatever became of it. */
  readonly ended: () => void
}

/** Lets an element's words be typed over where they stand. Enter and Escape end it; what was typed stays, and is one step to undo. */
export function writeInPlace({ element }: Written, { typed, ended }: Writing): void {
  const free = registerOverlayPortal(element, { disableDrag: true })
  const end = new AbortController()
  const finish = (): void => {
    if (end.signal.aborted) return
    end.abort()
    free?.()
    element.removeAttribute('contenteditable')
    element.closest('[data-inert]')?.setAttribute('inert', '')
    ended()
  }
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    finish()
  }
  element.closest('[inert]')?.setAttribute('data-inert', '')
  element.closest('[inert]')?.removeAttribute('inert')
  element.contentEditable = 'plaintext-only'
  const { signal } = end
  element.addEventListener('input', () => typed(withoutKeptDash(element.textContent ?? '')), { signal })
  element.addEventListener('keydown', press, { signal })
  element.addEventListener('click', (event) => event.preventDefault(), { signal })
  element.addEventListener('blur', finish, { signal })
  element.focus()
  element.ownerDocument.getSelection()?.selectAllChildren(element)
}
