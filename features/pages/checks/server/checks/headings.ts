import { readHtml } from '@frontage/kit/html.server'
import type { DocumentModule, PageDocument } from '../../../page'
import { placedOn } from '../../../server/walk'
import type { Finding } from '../../../validation-issue'
import { messages } from '../../messages'

type Heading = { readonly at: string; readonly level: number }

/** Blocks whose headings are always of one level. All others say it in `level`, or bring none that counts. */
const levels: Readonly<Record<string, number>> = {
  ...{ hero: 1, 'page-head': 1, 'search-results': 1, 'portfolio-item': 1 },
  ...{ 'section-head': 2, 'call-to-action': 2 },
  ...{ 'picture-grid': 3, 'service-list': 3, masonry: 3 },
}

/** One main heading, and none that leaves out a step: those who listen find their way by them. */
export function checkHeadings(document: PageDocument): Finding[] {
  const headings = placedOn(document).flatMap(({ at, module }) => headingsOf(module, at))
  const main = headings.filter(({ level }) => level === 1)
  const [, second] = main
  const count: Finding[] = []
  if (main.length === 0) count.push({ at: '', rule: 'headings', severity: 'should', text: messages.noMainHeading })
  if (second) count.push({ at: second.at, rule: 'headings', severity: 'should', text: messages.twoMainHeadings })
  return [...count, ...stepsLeftOut(headings)]
}

const stepsLeftOut = (headings: readonly Heading[]): Finding[] =>
  headings.flatMap(({ at, level }, place) => {
    const before = headings[place - 1]?.level ?? 1
    if (level <= before + 1) return []
    return [{ at, rule: 'headings', severity: 'should', text: messages.stepLeftOut(before + 1, level) } satisfies Finding]
  })

function headingsOf({ block, props }: DocumentModule, at: string): Heading[] {
  const fixed = levels[block]
  if (fixed) return [{ at, level: fixed }]
  const level = /^h([1-6])$/.exec(String(props.level ?? (block === 'heading' || block === 'accordion' ? 'h3' : '')))
  if (level) return [{ at, level: Number(level[1]) }]
  if (typeof props.html !== 'string') return []
  return readHtml(props.html).flatMap((piece) => {
    const digit = piece.kind === 'open' ? /^h([1-6])$/.exec(piece.tag)?.[1] : undefined
    return digit ? [{ at: `${at}.props.html`, level: Number(digit) }] : []
  })
}
