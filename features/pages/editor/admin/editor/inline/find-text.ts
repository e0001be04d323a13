import { holdersOf } from './find-rich'

/** A string among the settings of a module, and where it stands: `['items', 0, 'title']`. */
type Said = { readonly path: readonly (string | number)[]; readonly text: string }

/** An element that shows one of them. */
export type Written = Said & { readonly element: HTMLElement }

/** Simple HTML, in which paragraphs, lists and links stand. */
export const isRich = ({ path }: Said): boolean => path.at(-1) === 'html'

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Every string in it, in its order. */
export function stringsIn(value: unknown, path: readonly (string | number)[] = []): Said[] {
  if (typeof value === 'string') return plain(value) ? [{ path, text: value }] : []
  if (Array.isArray(value)) return value.flatMap((inner, index) => stringsIn(inner, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, [...path, name]))
}

/** Elements that say one of the strings, the innermost each; where several say the same, the n-th is the n-th. */
export function writtenIn(root: HTMLElement, props: unknown): Written[] {
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => element.childElementCount === 0 || hasOwnText(element))
  const seen = new Map<string, number>()
  return stringsIn(props).flatMap((said) => {
    const text = plain(said.text)
    const nth = seen.get(text) ?? 0
    const saying = isRich(said) ? holdersOf(root, said.text) : elements.filter((one) => plain(one.textContent ?? '') === text)
    const element = saying.filter(isInnermost)[nth]
    seen.set(text, nth + 1)
    return element ? [{ ...said, element }] : []
  })
}

const hasOwnText = (element: HTMLElement): boolean =>
  [...element.childNodes].some((node) => node.nodeType === 3 && plain(node.textContent ?? ''))

const isInnermost = (element: HTMLElement, _place: number, all: readonly HTMLElement[]): boolean =>
  !all.some((other) => other !== element && element.contains(other))

/** The settings with another string at this place. */
export function withText<T>(value: T, [name, ...rest]: readonly (string | number)[], text: string): T {
  if (name === undefined) return text as T
  if (Array.isArray(value)) return value.map((inner, index) => (index === name ? withText(inner, rest, text) : inner)) as T
  return { ...value, [name]: withText((value as Record<string, unknown>)[name], rest, text) }
}
