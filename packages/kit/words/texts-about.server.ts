export type About = {
  /** Where visitors read the group: `Reviews: cards`. */
  readonly title: string
  /** When a text is shown, by its place. */
  readonly help: Readonly<Record<string, string>>
}

const group = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = (?:texts\(\s*'([\w.-]+)',\s*)?\{\n([\s\S]*?)\n\}/g

/**
 * What the comments of a source say about its texts, for the owner who changes them. The first sentence above a group is its
 * title; a comment inside it belongs to the text or the group below it.
 */
export const aboutIn = (source: string): ReadonlyMap<string, About> =>
  new Map(
    [...source.matchAll(group)].flatMap(([, above = '', declared, body = '']) => {
      const name = declared ?? /\[texts ([\w.-]+)\]/.exec(above)?.[1]
      return name ? [[name, { title: titleIn(above), help: helpIn(body) }] as const] : []
    }),
  )

const titleIn = (comment: string): string => /^(.+?)[.!](?:\s|$)/.exec(plain(comment))?.[1] ?? plain(comment)

/** A comment without its frame. Notes in square brackets are for programmers: `[reviews §5]`. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*+/gm, '')
    .replaceAll(/\s*\[[^\]]*\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A comment, a text or the beginning of a group, the end of one. A group that is written on one line is like a text. */
const piece = /\/\*\*([\s\S]*?)\*\/|^\s*'?([\w-]+)'?:(?: (\{)$)?|^\s*(\}),?$/gm

function helpIn(body: string): Record<string, string> {
  const help: Record<string, string> = {}
  const trail: string[] = []
  let said = ''
  for (const [, comment, key, opens, closes] of body.matchAll(piece)) {
    if (comment !== undefined) said = plain(comment)
    else if (closes) trail.pop()
    else if (key) {
      if (said) help[[...trail, key].join('.')] = said
      said = ''
      if (opens) trail.push(key)
    }
  }
  return help
}
