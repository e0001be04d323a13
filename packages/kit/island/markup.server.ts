import { decoded } from '../text/text-of-html.server'
import type { Markup } from './island'

/** An element in whose place an island stands, and the text that says how it is set up. */
export type MarkedElement = { readonly markup: Markup; readonly text: string }

const VALUE = /"[^"]*"|'[^']*'|[^\s"'<>]+/.source
const TAG = new RegExp(`<([a-z][a-z0-9]*)((?:\\s+[^\\s=<>"'/]+(?:\\s*=\\s*(?:${VALUE}))?)+)\\s*/?>`, 'gi')
const ATTRIBUTE = new RegExp(`([^\\s=<>"'/]+)(?:\\s*=\\s*(${VALUE}))?`, 'g')

/** HTML in pieces: what stays as it is, and the elements of older pages that are known. What such an element holds goes with it. */
export function piecesOf(html: string, known: readonly Markup[]): readonly (string | MarkedElement)[] {
  const pieces: (string | MarkedElement)[] = []
  let end = 0
  for (const match of html.matchAll(TAG)) {
    if (match.index < end) continue
    const [tag, name = '', inside = ''] = match
    const attributes = attributesIn(inside)
    const classes = attributes.get('class')?.split(/\s+/) ?? []
    const markup = known.find(({ className }) => classes.includes(className))
    if (!markup) continue
    pieces.push(html.slice(end, match.index), { markup, text: attributes.get(markup.attribute) ?? '{}' })
    end = endOf(html, match.index + tag.length, name)
  }
  return [...pieces, html.slice(end)].filter((piece) => typeof piece !== 'string' || hasWords(piece))
}

const hasWords = (html: string): boolean => decoded(html.replaceAll(/<[^<>]*>/g, '')).trim() !== ''

const attributesIn = (inside: string): ReadonlyMap<string, string> =>
  new Map(
    [...inside.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value.replace(/^(["'])(.*)\1$/s, '$2')),
    ]),
  )

/** Behind the end of an element that may hold others of its name; where it is never closed, right behind its beginning. */
function endOf(html: string, from: number, name: string): number {
  let depth = 1
  for (const { 0: tag, 1: slash, index } of html.slice(from).matchAll(new RegExp(`<(/?)${name}\\b[^<>]*>`, 'gi'))) {
    depth += slash ? -1 : 1
    if (depth === 0) return from + index + tag.length
  }
  return from
}
