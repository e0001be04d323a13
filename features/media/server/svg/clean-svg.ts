import { messages } from '../../messages'
import { readSvg, type SvgElement, svgRefusal } from './read-svg'
import { mainColour } from './svg-colour'
import { refuseEndless } from './svg-references'
import { allowed, groups, lettered, shapes } from './svg-rules'
import { type SvgSize, svgSizeOf } from './svg-size'
import { createStyles } from './svg-styles'
import { cleanValue } from './svg-values'

/** A drawing that is safe to send: its text was written anew from what the list allows. */
export type CleanDrawing = Pick<SvgSize, 'width' | 'height'> & { readonly bytes: Uint8Array; readonly colour: string }

/**
 * Reads an SVG file and writes it anew from what drawings that stand still are made of. No script, style, link, reference to another
 * file or moving part can be in it, because nothing is copied: each element, attribute and value is on the list or is left out. What
 * was cleaned stays the same when it is cleaned again. Throws a Refusal for what is no drawing, or beyond the bounds.
 */
export function cleanSvg(bytes: Uint8Array): CleanDrawing {
  const told = readSvg(bytes)
  const size = svgSizeOf(told)
  if (!size) throw svgRefusal(messages.svgNoSize)
  const root = cleaned(told, createStyles(told))
  if (!root || !isDrawn(root)) throw svgRefusal(messages.svgEmpty)
  refuseEndless(root)
  const { width, height, viewBox } = size
  const framed = {
    ...root,
    attributes: new Map([...root.attributes, ...Object.entries({ width: `${width}`, height: `${height}`, viewBox })]),
  }
  return { width, height, colour: mainColour(framed), bytes: new TextEncoder().encode(textOf(framed, true)) }
}

type Styles = ReturnType<typeof createStyles>

function cleaned(element: SvgElement, styles: Styles): SvgElement | undefined {
  const name = groups.has(element.name) ? 'g' : element.name
  const names = allowed.get(name)
  if (!names) return undefined
  const told = [...element.attributes, ...styles(element)].filter(([attribute]) => names.has(attribute))
  const attributes = new Map(
    told.flatMap(([attribute, value]) => {
      const clean = cleanValue(attribute, value)
      return clean === undefined ? [] : [[attribute, clean] as const]
    }),
  )
  const children = element.children.flatMap((child): (SvgElement | string)[] => {
    if (typeof child === 'string') return wordsIn(name, child)
    const inside = cleaned(child, styles)
    return inside ? [inside] : []
  })
  return { name, attributes, children }
}

/** Only what is lettering holds text. */
const wordsIn = (name: string, text: string): string[] => (lettered.has(name) && text ? [text.replace(/\s/g, ' ')] : [])

const isDrawn = ({ name, children }: SvgElement): boolean =>
  shapes.has(name) || children.some((child) => typeof child !== 'string' && isDrawn(child))

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '')

function textOf({ name, attributes, children }: SvgElement, isRoot = false): string {
  const told = [...attributes].map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join('')
  const start = `<${name}${isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${told}`
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : textOf(child))).join('')
  return inside ? `${start}>${inside}</${name}>` : `${start}/>`
}
