import type { Translate } from '@frontage/kit/admin-words.server'
import { readHtml } from '@frontage/kit/html.server'
import { escaped } from '@frontage/kit/rich-text'

/** Attributes that people read or hear. */
const SAID = /\s(?:aria-label|placeholder)="([^"]*)"/g

const noText: ReadonlySet<string> = new Set(['script', 'style'])

/** A page that the server drew of sentences of the product, in other words; what stands in an element with `translate="no"` is left as it is. */
export function spokenMarkup(html: string, translate: Translate): string {
  const pieces: string[] = []
  let end = 0
  let isLeft = false
  for (const piece of readHtml(html)) {
    const raw = html.slice(piece.start, piece.end)
    pieces.push(html.slice(end, piece.start))
    end = piece.end
    if (piece.kind === 'open') isLeft = piece.attributes.get('translate') === 'no' || noText.has(piece.tag)
    if (piece.kind === 'close') isLeft = false
    if (piece.kind === 'text') pieces.push(isLeft ? raw : inWords(piece.text, raw, translate))
    else pieces.push(piece.kind === 'open' ? raw.replace(SAID, (all, said: string) => attributeIn(all, said, translate)) : raw)
  }
  return [...pieces, html.slice(end)].join('')
}

/** A title names its page and then the site. */
const SEPARATOR = ' · '

function inWords(text: string, raw: string, translate: Translate): string {
  const parts = text.trim().split(SEPARATOR)
  const words = parts.map((part) => translate(part) ?? part).join(SEPARATOR)
  if (words === text.trim()) return raw
  const start = raw.length - raw.trimStart().length
  return raw.slice(0, start) + escaped(words) + raw.slice(raw.trimEnd().length)
}

const attributeIn = (all: string, said: string, translate: Translate): string => {
  const words = translate(said)
  return words === undefined ? all : all.replace(`"${said}"`, () => `"${escaped(words)}"`)
}
