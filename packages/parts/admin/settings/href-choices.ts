/** A page that links lead to, and the places on it. */
export type LinkPlace = { readonly path: string; readonly title: string; readonly anchors: readonly string[] }

export type HrefChoice = { readonly href: string; readonly title: string }

/** Every page and every place on one, as links write them. */
export const hrefChoices = (places: readonly LinkPlace[]): readonly HrefChoice[] =>
  places.flatMap(({ path, title, anchors }) => [
    { href: path, title },
    ...anchors.map((anchor) => ({ href: `${path}#${anchor}`, title: `${title}: ${anchor.replaceAll('-', ' ')}` })),
  ])

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Those that hold what was typed, in their title or their address; all of them while a whole address stands there. */
export function matching(choices: readonly HrefChoice[], typed: string): readonly HrefChoice[] {
  if (choices.some(({ href }) => href === typed)) return choices
  const looked = plain(typed.trim())
  return choices.filter(({ href, title }) => plain(`${title} ${href}`).includes(looked))
}
