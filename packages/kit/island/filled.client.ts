type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What stands in the fields of a part of the page, in their order. */
export type Filled = readonly { readonly name: string; readonly value: string; readonly isOn: boolean }[]

const controlsIn = (root: ParentNode): readonly Control[] =>
  [...root.querySelectorAll<Control>('input:not([type="file"], [type="hidden"]), textarea, select')].filter(({ name }) => name)

export const filledIn = (root: ParentNode): Filled =>
  controlsIn(root).map((control) => ({ name: control.name, value: control.value, isOn: 'checked' in control && control.checked }))

/** Fills in the same fields of a part that was drawn anew. */
export function fillIn(root: ParentNode, filled: Filled): void {
  for (const [place, control] of controlsIn(root).entries()) {
    const { name, value, isOn } = filled[place] ?? {}
    if (name !== control.name || value === undefined) continue
    if ('checked' in control && /^(checkbox|radio)$/.test(control.type)) control.checked = isOn === true
    else control.value = value
  }
}
