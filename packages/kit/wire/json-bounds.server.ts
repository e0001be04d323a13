import { Refusal } from './refusal'

/** How deep values may stand in one another, and how many there may be: in what anybody may send, and in what people send who are signed in. */
const MOST_DEPTH = 100
const MOST_NODES = { visitor: 20_000, signedIn: 2_000_000 } as const

const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const OPENING = [91, 123]
const CLOSING = [93, 125]

/** Depth and number of values of a JSON text, counted in one pass before anything is built from it. Broken JSON has some too. */
export function sizeOfJson(text: string): { readonly depth: number; readonly nodes: number } {
  let depth = 0
  let deepest = 0
  let nodes = 1
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (isText) {
      if (sign === BACKSLASH) at++
      else if (sign === QUOTE) isText = false
    } else if (sign === QUOTE) isText = true
    else if (sign === COMMA) nodes++
    else if (OPENING.includes(sign)) {
      nodes++
      depth++
      if (depth > deepest) deepest = depth
    } else if (CLOSING.includes(sign)) depth--
  }
  return { depth: deepest, nodes }
}

/** Throws a Refusal (413) for JSON that would cost more to read than anybody needs. */
export function refuseEndlessJson(text: string, { isPublic }: { readonly isPublic: boolean }): void {
  const { depth, nodes } = sizeOfJson(text)
  if (depth > MOST_DEPTH || nodes > (isPublic ? MOST_NODES.visitor : MOST_NODES.signedIn))
    throw new Refusal('too-large', 'This is larger than the server accepts.', { status: 413 })
}
