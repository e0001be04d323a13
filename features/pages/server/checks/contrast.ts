import type { PageRow, StoredPage } from '@frontage/kit/island/page'
import type { Finding } from '../../fault'
import { messages } from '../../messages.checks'

type Rgb = readonly [number, number, number]

/** Letters by the scheme that they belong to, as packages/parts/tokens.css has them. */
const ink = { light: '#22292a', dark: '#f0ebdf' } as const
const BAND_INK = '#f6f3ec'
/** Of text to what lies behind it: WCAG 1.4.3. */
const ENOUGH = 4.5

const rgbOf = (colour: string): Rgb | undefined => {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? []
  return red && green && blue ? [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)] : undefined
}

const brightness = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Between 1 and 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [rgbOf(one), rgbOf(other)]
  return first && second ? ratio(first, second) : 21
}

function ratio(one: Rgb, other: Rgb): number {
  const [a, b] = [brightness(one), brightness(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const over = (below: Rgb, above: Rgb, share: number): Rgb =>
  below.map((part, place) => part + (above[place]! - part) * share) as never as Rgb

/** Rows whose letters may not stand out from what their owner put behind them. */
export const checkContrast = ({ rows }: Pick<StoredPage, 'rows'>): Finding[] =>
  rows.flatMap((row, place) => {
    const text = findingOf(row)
    return text ? [{ at: `rows.${place}.${text.at}`, rule: 'contrast', severity: text.severity, text: text.words } satisfies Finding] : []
  })

type Found = { readonly at: string; readonly words: string; readonly severity: Finding['severity'] }

function findingOf(row: PageRow): Found | undefined {
  const { look, scheme, overlay, backdrop, columns } = row
  const behind = behindLetters(row)
  if (!behind || columns.every(({ modules }) => modules.length === 0)) return undefined
  const lies = behind.map((colour) => (overlay ? over(colour, rgbOf(overlay.colour) ?? colour, overlay.strength / 100) : colour))
  const inks = scheme ? [ink[scheme]] : look === 'band' ? [BAND_INK] : [ink.light, ink.dark]
  const worst = (colour: string): number => Math.min(...lies.map((below) => ratio(rgbOf(colour)!, below)))
  if (inks.every((colour) => worst(colour) >= ENOUGH)) return undefined
  if (backdrop?.kind === 'colour' || backdrop?.kind === 'gradient') {
    const better = (['light', 'dark'] as const).find((name) => worst(ink[name]) >= ENOUGH)
    return { at: better ? 'scheme' : 'backdrop', words: better ? messages.chooseLetters(better) : messages.noLettersFit, severity: 'must' }
  }
  return { at: 'overlay', words: overlay ? messages.strongerOverlay : messages.overlayMissing, severity: 'should' }
}

/** Colours that may lie behind letters; of a picture nobody knows, so it may be anything from black to white. */
function behindLetters({ backdrop, behind }: PageRow): Rgb[] | undefined {
  if (backdrop?.kind === 'colour') return [rgbOf(backdrop.colour) ?? []].filter((colour): colour is Rgb => colour.length === 3)
  if (backdrop?.kind === 'gradient')
    return [backdrop.from, backdrop.to].flatMap((colour) => [rgbOf(colour)].filter((one) => one !== undefined))
  return backdrop || behind
    ? [
        [0, 0, 0],
        [255, 255, 255],
      ]
    : undefined
}
