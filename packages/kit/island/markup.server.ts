import { type HtmlPiece, readHtml } from '../text/html.server'
import { textOfHtml } from '../text/text-of-html.server'
import type { Markup } from './island'

/** An element in whose place an island stands, and the text that says how it is set up. */
export type MarkedElement = { readonly markup: Markup; readonly text: string }

/** HTML in pieces: what stays as it is, and the elements of older pages that are known. What such an element holds goes with it. */
export function piecesOf(html: string, known: readonly Markup[]): readonly (string | MarkedElement)[] {
  const read = readHtml(html)
  const ends = endsIn(read)
  const pieces: (string | MarkedElement)[] = []
  let end = 0
  for (const piece of read) {
    if (piece.kind !== 'open' || piece.start < end) continue
    const { attributes, start } = piece
    const classes = attributes.get('class')?.split(/\s+/) ?? []
    const markup = known.find(({ className }) => classes.includes(className))
    if (!markup) continue
    pieces.push(html.slice(end, start), { markup, text: attributes.get(markup.attribute) ?? '{}' })
    end = ends.get(piece) ?? piece.end
  }
  return [...pieces, html.slice(end)].filter((piece) => typeof piece !== 'string' || textOfHtml(piece))
}

/** Where the elements end that do, which may hold others of their name; all found in one pass. */
function endsIn(pieces: readonly HtmlPiece[]): ReadonlyMap<HtmlPiece, number> {
  const open = new Map<string, HtmlPiece[]>()
  const ends = new Map<HtmlPiece, number>()
  for (const piece of pieces) {
    if (piece.kind === 'text') continue
    const same = open.get(piece.tag) ?? []
    const begun = piece.kind === 'open' ? undefined : same.pop()
    if (begun) ends.set(begun, piece.end)
    if (piece.kind === 'open') same.push(piece)
    open.set(piece.tag, same)
  }
  return ends
}
