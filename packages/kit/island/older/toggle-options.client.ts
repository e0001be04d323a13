/**
 * T19: a press chooses an option of several, and another one lets it go. Browsers that dress selects do so by themselves; in the
 * lists of others it takes a key, so there this comes, and answers the press. Fingers never see those lists.
 */
export const toggleOptions = (): void => document.addEventListener('mousedown', toggle)

function toggle(event: MouseEvent): void {
  const [option] = event.composedPath()
  const select = option instanceof HTMLOptionElement ? option.closest<HTMLSelectElement>('select[multiple]') : null
  if (!select || select.disabled || event.button) return
  event.preventDefault()
  const { scrollTop } = select
  const chosen = option as HTMLOptionElement
  if (chosen.disabled) return
  chosen.selected = !chosen.selected
  select.focus()
  select.scrollTop = scrollTop
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }))
}
