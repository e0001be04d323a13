export type SearchStep = 'open' | 'submit' | 'close'

/** Theme, §2: a first press opens the field; a second one sends what stands in it, or closes it when there is nothing. */
export const pressed = (isOpen: boolean, text: string): SearchStep => {
  if (!isOpen) return 'open'
  return text.trim() ? 'submit' : 'close'
}
