import { openDialog } from '@frontage/parts/dialog'
import { dialogMessages } from '../../../messages.card'

/** Shows a whole review in a dialog (R23): a copy of its card with the text in full. */
export function showText(card: HTMLElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'review-dialog'
  dialog.setAttribute('aria-label', card.querySelector('.person__name')?.textContent ?? '')
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'button review-dialog__close'
  close.dataset.look = 'line'
  close.textContent = dialogMessages.close
  close.addEventListener('click', () => dialog.close())
  const copy = card.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll('.review-card__more, .review-card__photos')) part.remove()
  for (const part of copy.querySelectorAll('[data-clamp]')) part.removeAttribute('data-clamp')
  for (const part of [copy, ...copy.querySelectorAll('[id]:not([popover])')]) part.removeAttribute('id')
  explainSample(copy)
  copy.removeAttribute('aria-labelledby')
  copy.dataset.look = 'sheet'
  delete copy.dataset.plane
  delete copy.dataset.size
  dialog.append(close, copy)
  openDialog(dialog, card)
}

/** The mark of a sample says here as well what it means, by words of its own. */
function explainSample(copy: HTMLElement): void {
  const tip = copy.querySelector('[popover]')
  if (!tip) return
  tip.id = `whole-${tip.id}`
  copy.querySelector('[popovertarget]')?.setAttribute('popovertarget', tip.id)
}
