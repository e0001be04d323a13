import type { Settings } from '@frontage/parts/admin/setting'
import type { Frame } from '../../frame'
import { BREAK_POINT } from '../../spec'
import { listOf, recordOf, textOf } from '../frame/reading'
import { type Line, nested, newKey } from '../lines/lines'

/** A footer as it is edited: columns are lines, and what stands in them is below them. */
export type FooterDraft = Settings & { readonly name: string; readonly lines: readonly Line[]; readonly smallPrint: readonly string[] }

export function footerDraft(frame: Frame): FooterDraft {
  const strip = recordOf(frame.strip)
  return {
    name: textOf(frame.name),
    lines: listOf(frame.columns).flatMap(columnLines),
    smallPrint: listOf(frame.smallPrint).map(textOf),
    hasStrip: frame.strip !== undefined,
    strip: { text: '', devices: 'desktop', breakPoint: BREAK_POINT, ...strip, link: { label: '', href: '', ...recordOf(strip.link) } },
    hasStripLink: strip.link !== undefined,
    hasToTop: typeof frame.toTop === 'object' && frame.toTop !== null,
    toTop: { devices: 'both', side: 'end', ...recordOf(frame.toTop) },
  }
}

function columnLines(column: unknown): Line[] {
  const { title, lines } = recordOf(column)
  const below = listOf(lines).map((line): Line => {
    const { text, href } = recordOf(line)
    return { key: newKey(), label: textOf(text), href: textOf(href), depth: 1 }
  })
  return [{ key: newKey(), label: textOf(title), href: '', depth: 0 }, ...below]
}

/** The footer as it is stored: what is switched off is left out. */
export function footerOf(draft: FooterDraft): Frame {
  const { name, lines, smallPrint } = draft
  const { link, ...strip } = recordOf(draft.strip)
  const columns = nested(lines).map(({ line, below }) => ({
    title: line.label,
    lines: below.map(({ line: { label, href } }) => ({ text: label, ...(href && { href }) })),
  }))
  return {
    ...{ name, columns, smallPrint },
    ...(draft.hasStrip === true && { strip: { ...strip, ...(draft.hasStripLink === true && { link }) } }),
    toTop: draft.hasToTop === true ? draft.toTop : null,
  }
}
