/** Hears of presses beside a dialog: begun there and let go there. Who selects its words and lets go outside has pressed nothing. */
export function onPressBeside(dialog: HTMLDialogElement, act: () => void): void {
  let isBegunBeside = false
  dialog.addEventListener('pointerdown', (event) => {
    isBegunBeside = isBeside(dialog, event)
  })
  dialog.addEventListener('click', (event) => isBegunBeside && isBeside(dialog, event) && act())
}

/** The plane behind a dialog counts as the dialog itself, and so does the room around its content. */
function isBeside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (x < left || x > right || y < top || y > bottom)
}
