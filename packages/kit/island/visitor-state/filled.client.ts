type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Stand = { readonly value: string; readonly isOn: boolean; readonly chosen: readonly boolean[]; readonly files: FileList | null }

/** What stands in the fields of a part of the page, in their order. */
export type Filled = readonly (Stand & { readonly name: string })[]

const controlsIn = (root: ParentNode): readonly Control[] =>
  [...root.querySelectorAll<Control>('input:not([type="hidden"]), textarea, select')].filter(({ name }) => name)

const standOf = (control: Control): Stand => ({
  value: control.value,
  isOn: 'checked' in control && control.checked,
  chosen: 'options' in control ? [...control.options].map(({ selected }) => selected) : [],
  files: 'files' in control ? control.files : null,
})

function setStand(control: Control, { value, isOn, chosen, files }: Stand): void {
  if ('options' in control)
    [...control.options].forEach((option, place) => {
      option.selected = chosen[place] === true
    })
  else if (/^(checkbox|radio)$/.test(control.type)) (control as HTMLInputElement).checked = isOn
  else if (control.type === 'file') {
    if (files?.length) (control as HTMLInputElement).files = files
  } else if (control.value !== value) setValue(control, value)
}

/** The caret stays where it was. */
function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = control
  control.value = value
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
}

export const filledIn = (root: ParentNode): Filled => controlsIn(root).map((control) => ({ name: control.name, ...standOf(control) }))

/** Fills in the same fields of a part that was drawn anew. */
export function fillIn(root: ParentNode, filled: Filled): void {
  controlsIn(root).forEach((control, place) => {
    const stand = filled[place]
    if (stand?.name === control.name) setStand(control, stand)
  })
}

/** Hands back how to put back what stands in the fields now, where something has changed it by then. */
export function keepFilled(root: ParentNode): () => void {
  const stands = controlsIn(root).map((control) => [control, standOf(control)] as const)
  return () => {
    for (const [control, stand] of stands) if (control.isConnected) setStand(control, stand)
  }
}
