import { messages } from '../../messages'
import { type SvgElement, svgRefusal } from './read-svg'
import { MOST_DRAWN } from './svg-rules'
import { namedBy } from './svg-values'

/** Elements that may be reached one through the other. */
const LONGEST_WAY = 500

/**
 * Refuses a drawing whose elements name each other so often that drawing it would not end: ten copies of ten copies of ten copies. Each
 * element counts with what is in it and with what it names; one that names itself has no end.
 */
export function refuseEndless(root: SvgElement): void {
  // Of several with the same id the first one is meant.
  const byId = new Map(
    elementsIn(root)
      .toReversed()
      .flatMap((element) => idOf(element, element.attributes.get('id'))),
  )
  const counted = new Map<SvgElement, number>()
  const underWay = new Set<SvgElement>()

  function count(element: SvgElement): number {
    const known = counted.get(element)
    if (known !== undefined) return known
    if (underWay.has(element) || underWay.size > LONGEST_WAY) throw svgRefusal(messages.svgTooMuch)
    underWay.add(element)
    const named = [...element.attributes].flatMap(([name, value]) => byId.get(namedBy(name, value) ?? '') ?? [])
    const inside = element.children.filter((child) => typeof child !== 'string')
    let all = 1
    for (const part of [...inside, ...named]) all += count(part)
    if (all > MOST_DRAWN) throw svgRefusal(messages.svgTooMuch)
    underWay.delete(element)
    counted.set(element, all)
    return all
  }
  count(root)
}

const idOf = (element: SvgElement, id: string | undefined): [string, SvgElement][] => (id === undefined ? [] : [[id, element]])

const elementsIn = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
]
