import { holdsWords } from '@frontage/kit/text'

/** A page that links lead to, and the places on it. */
export type LinkPlace = { readonly path: string; readonly title: string; readonly anchors: readonly string[] }

export type HrefChoice = { readonly href: string; readonly title: string }

/** Every page and every place on one, as links write them. */
export const hrefChoices = (places: readonly LinkPlace[]): readonly HrefChoice[] =>
  places.flatMap(({ path, title, anchors }) => [
    { href: path, title },
    ...anchors.map((anchor) => ({ href: `${path}#${anchor}`, title: `${title}: ${anchor.replaceAll('-', ' ')}` })),
  ])

/** Those that hold every word that was typed, in their title or their address; all of them while a whole address stands there. */
export function matching(choices: readonly HrefChoice[], typed: string): readonly HrefChoice[] {
  if (choices.some(({ href }) => href === typed)) return choices
  return choices.filter(({ href, title }) => holdsWords(`${title} ${href}`, typed))
}
