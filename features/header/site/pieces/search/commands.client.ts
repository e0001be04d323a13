/** Browsers that know no `commandfor` yet open and close dialogs by this. */
export function teachCommands(within: HTMLElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  for (const button of within.querySelectorAll('[commandfor]'))
    button.addEventListener('click', () => {
      const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
      if (!(dialog instanceof HTMLDialogElement)) return
      if (button.getAttribute('command') === 'show-modal') dialog.showModal()
      else dialog.close()
    })
}
