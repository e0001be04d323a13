import type { ElementType } from 'react'
import { jsx } from 'react/jsx-runtime'
import { foreignPieces, isForeign, withoutMarks } from '../words/foreign'

type Props = Readonly<Record<string, unknown>>

/** Elements that hold nothing but text. */
const bare = ['option', 'title', 'textarea', 'script', 'style']
/** Elements whose words may stand in an attribute, and that hold no words of others. */
const named = ['button', 'a', 'svg', 'img']
const heard = ['aria-label', 'alt', 'aria-roledescription']

/**
 * What an element is made of. Words of the product that are not in the language of the pages (`markForeign`) become a
 * `<bdi lang="en" dir="ltr">`; where none may stand, the element says their language. A page without such words is as it was.
 */
export const isolated = (type: ElementType, props: Props): Props => (typeof type === 'function' ? props : isolatedIn(type, props))

function isolatedIn(type: ElementType, props: Props): Props {
  const { children } = props
  const heardIn = typeof type === 'string' ? heard.filter((name) => isForeign(props[name])) : []
  const isPlain = !heardIn.length && !(Array.isArray(children) ? children.some(isForeign) : isForeign(children))
  if (isPlain) return props
  const words = Object.fromEntries(heardIn.map((name) => [name, withoutMarks(String(props[name]))]))
  const isBare = bare.includes(String(type))
  const lang = (isBare || (heardIn.length && named.includes(String(type)))) && { lang: 'en' }
  return { ...lang, ...props, ...words, ...('children' in props && { children: isBare ? plain(children) : isolatedChildren(children) }) }
}

const plain = (children: unknown): unknown => (typeof children === 'string' ? withoutMarks(children) : children)

const isolatedChildren = (children: unknown): unknown => (Array.isArray(children) ? children.map(isolate) : isolate(children))

function isolate(child: unknown): unknown {
  if (!isForeign(child)) return child
  const pieces = foreignPieces(child).map((piece, place) =>
    place % 2 ? jsx('bdi', { lang: 'en', dir: 'ltr', children: withoutMarks(piece) }, String(place)) : piece,
  )
  const filled = pieces.filter((piece) => piece !== '')
  return filled.length === 1 ? filled[0] : filled
}
