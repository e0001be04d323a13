import { createRichText } from '@frontage/parts/admin/create-rich-text'
import { registerOverlayPortal } from '@puckeditor/core'
import { nodesFrom } from './find-rich'
import type { Written } from './find-text'
import type { Writing } from './write-in-place'

/** A text that is being written, for whoever shows buttons for it. */
export type RichWriting = {
  readonly editor: ReturnType<typeof createRichText>
  /** While something is asked for elsewhere, the text is not left. */
  readonly hold: (isHeld: boolean) => void
}

type RichOptions = Writing & { readonly label: string }

/**
 * Lets a text with paragraphs, lists and links be written where it stands. A click elsewhere, Escape and Enter with Ctrl end
 * it; what was written stays, and is one step to undo.
 */
export function writeRichInPlace({ element, text }: Written, { typed, label, ended }: RichOptions): RichWriting {
  const contributed = lend(element)
  const end = new AbortController()
  const { signal } = end
  let isHeld = false
  let html = text
  const changed = (next: string): void => {
    html = next
    typed(next)
  }
  const finish = (): void => {
    if (signal.aborted) return
    end.abort()
    editor.destroy()
    contributed.giveBack(nodesFrom(html, element.ownerDocument))
    ended()
  }
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    finish()
  }
  // Before the editor listens: these keys are none of its own.
  element.addEventListener('keydown', press, { signal })
  element.addEventListener('blur', () => isHeld || finish(), { signal })
  const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label }
  const editor = createRichText({ element, html, attributes, changed })
  editor.commands.focus('end')
  const hold = (next: boolean): void => {
    isHeld = next
  }
  return { editor, hold }
}

/** An element of the page that is written in for a while; afterwards nothing of that is left on it. */
function lend(element: HTMLElement) {
  const { attributes } = element.cloneNode(false) as HTMLElement
  const free = registerOverlayPortal(element, { disableDrag: true })
  const around = element.closest('[inert]')
  around?.removeAttribute('inert')
  const giveBack = (kept: readonly Node[]): void => {
    free?.()
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
    element.replaceChildren(...kept)
    around?.setAttribute('inert', '')
  }
  return { giveBack }
}
