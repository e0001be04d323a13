/** Gives each password a button that shows what was typed. What is sent is hidden again, so that no browser remembers it as text. */
export function revealPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reveals]')) {
    const field = document.getElementById(button.dataset.reveals ?? '')
    if (!(field instanceof HTMLInputElement)) continue
    const show = (isShown: boolean): void => {
      field.type = isShown ? 'text' : 'password'
      button.setAttribute('aria-pressed', String(isShown))
    }
    button.hidden = false
    button.addEventListener('click', () => show(field.type === 'password'))
    field.form?.addEventListener('submit', () => show(false))
  }
}
