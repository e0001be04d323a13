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
 * Lets a text with paragraphs, lists and links be written where it stands. A press elsewhere keeps it, so does Enter with
 * Ctrl; Escape brings back what stood there.
 */
export function writeRichInPlace({ element, text }: Written, { typed, left, label, ended }: RichOptions): RichWriting {
  const contributed = lend(element)
  const end = new AbortController()
  const { signal } = end
  let isHeld = false
  let html = text
  const written = (): readonly Node[] => nodesFrom(html, element.ownerDocument)
  const changed = (next: string): void => {
    html = next
    typed(next)
  }
  const finish = (kept: readonly Node[]): void => {
    if (signal.aborted) return
    end.abort()
    editor.destroy()
    contributed.giveBack(kept)
    ended()
  }
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation()
    const isKept = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (event.key !== 'Escape' && !isKept) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isKept) left()
    finish(isKept ? written() : contributed.before)
  }
  // Before the editor listens: these keys are none of its own.
  element.addEventListener('keydown', press, { signal })
  element.addEventListener('blur', () => isHeld || finish(written()), { signal })
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
  const { attributes, childNodes } = element.cloneNode(true) as HTMLElement
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
  return { before: [...childNodes], giveBack }
}
