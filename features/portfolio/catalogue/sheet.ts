import type { Attributes } from '../block'

/** Of the button, as the block comes: then its corners are those of all buttons. */
const USUAL_RADIUS = 4

/** An attribute's custom property; empty values leave the look of the site. */
export const propertiesOf = (block: Attributes): readonly (readonly [string, string])[] => [
  ['columns', String(block.columns)],
  ['scroll', `${block.scrollSpeed}s`],
  ['header', block.headerColor],
  ['header-text', block.headerTextColor],
  ['header-active', block.activeHeaderTextColor],
  ['more', block.loadMoreBgColor],
  ['more-text', block.loadMoreTextColor],
  ['more-hover', block.loadMoreHoverBgColor],
  ['more-hover-text', block.loadMoreHoverTextColor],
  ['more-size', `${block.loadMoreSize}px`],
  ['more-padding', `${block.loadMoreVerticalPadding}px ${block.loadMoreHorizantalPadding}px`],
  ['more-radius', block.loadMoreBorderRadius === USUAL_RADIUS ? '' : `${block.loadMoreBorderRadius}px`],
  ['more-border', `${block.loadMoreBorderWidth}px`],
  ['more-edge', block.loadMoreBorderColor],
  ['more-hover-edge', block.loadMoreHoverBorderColor],
]

/** What the site's properties were called before: settings that were stored then say `var(--ink)`. */
const renamed: Readonly<Record<string, string>> = {
  ...{ paper: 'surface-1', board: 'surface-2', raise: 'surface-raised', band: 'surface-accent', foot: 'surface-inverse' },
  ...{ ink: 'color-text', soft: 'color-text-muted', tide: 'color-accent', gold: 'color-highlight', clay: 'color-danger' },
  ...{ star: 'color-rating', edge: 'border-control', line: 'border-subtle' },
}
const current = (value: string): string =>
  value.replace(/var\(--([a-z]+)\)/g, (whole, name: string) => (renamed[name] ? `var(--${renamed[name]})` : whole))

/** What an owner chose for one block, as the rules of that block alone (P07). */
export function sheetOf(block: Attributes, scope: string): string {
  const set = propertiesOf(block).filter(([, value]) => value)
  return `@layer islands{${scope}{${set.map(([name, value]) => `--portfolio-${name}:${current(value)}`).join(';')}}}`
}
