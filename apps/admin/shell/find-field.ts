import type { Anchor } from '@frontage/kit/admin/search'

/** What a field is named by: its label, of which that of a switch holds its help as well, the legend of several, or a heading. */
const NAMES = 'label, .mantine-Switch-label, .mantine-Checkbox-label, legend, h2, h3, summary'

/** Without the star of what is required. */
function textOf(element: Element): string {
  const text = (element.textContent ?? '').trim()
  return text.endsWith('*') ? text.slice(0, -1).trim() : text
}

const named = (within: Element, name: string): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(NAMES)].find((element) => textOf(element) === name)

/** The part of a screen below a heading: its section, or what stands around the heading. */
const partOf = (heading: HTMLElement): Element => heading.closest('section, form, fieldset') ?? heading.parentElement ?? heading

/** What has the id, or the label of a field, first looked for in its group; undefined while it is not on the screen. */
export function findField(screen: Element, anchor: Anchor): HTMLElement | undefined {
  if ('id' in anchor) return screen.querySelector<HTMLElement>(`#${CSS.escape(anchor.id)}`) ?? undefined
  const { label, group } = anchor
  const heading = group ? named(screen, group) : undefined
  return (heading && named(partOf(heading), label)) ?? named(screen, label)
}

/** Where a setting that is not asked for now would be: its heading. */
export const findGroup = (screen: Element, group: string): HTMLElement | undefined => (group ? named(screen, group) : undefined)

/** What takes the focus for a name: the field of a label, else the name itself, which may be a field. */
export function focusTargetOf(name: HTMLElement): HTMLElement {
  if (name.matches('input, button, select, textarea, [tabindex]')) return name
  const label = name.closest('label')
  const field = label && (label.control ?? byLabel(label))
  if (field) return field
  name.tabIndex = -1
  return name
}

/** A group of choices is named by the label's id. */
const byLabel = ({ id, ownerDocument }: HTMLElement): HTMLElement | null =>
  id ? ownerDocument.querySelector<HTMLElement>(`[aria-labelledby~="${CSS.escape(id)}"] :is(input, button, select, textarea)`) : null
