import { luminanceOf, type Rgb, ratioOf, rgbOf } from '@frontage/kit/contrast'
import type { PageRow, StoredPage } from '@frontage/kit/island/page'
import type { TextColours } from '@frontage/kit/text-colours'
import { hasFilmBehind, picturesBehind } from '../../../behind'
import type { Finding } from '../../../validation-issue'
import { legible } from '../../../veil'
import { messages } from '../../messages'

const schemes = ['light', 'dark'] as const
/** Of text to what lies behind it: WCAG 1.4.3. */
const ENOUGH = 4.5

const over = (below: Rgb, above: Rgb, share: number): Rgb =>
  below.map((part, place) => part + (above[place]! - part) * share) as never as Rgb

/** The darkest and the brightest of what a picture of the media holds, by its file, `deck.webp`. */
export type Tones = ReadonlyMap<string, readonly string[]>

/** Rows whose letters may not stand out from what their owner put behind them; `letters`: their colours in the look of the site. */
export const checkContrast = ({ rows }: Pick<StoredPage, 'rows'>, letters: TextColours, tones: Tones): Finding[] =>
  rows.flatMap((row, place) => {
    const text = findingOf(legible(row), letters, tones)
    return text ? [{ at: `rows.${place}.${text.at}`, rule: 'contrast', severity: 'must', text: text.words } satisfies Finding] : []
  })

type Found = { readonly at: string; readonly words: string }

function findingOf(row: PageRow, letters: TextColours, tones: Tones): Found | undefined {
  const { look, scheme, overlay, backdrop, columns } = row
  const behind = behindLetters(row, tones)
  if (!behind || columns.every(({ modules }) => modules.length === 0)) return undefined
  const lies = behind.map((colour) => (overlay ? over(colour, rgbOf(overlay.colour) ?? colour, overlay.strength / 100) : colour))
  const inkOf = (name: 'light' | 'dark'): string => letters[name][look === 'band' ? 'band' : 'paper']
  const inks = (scheme ? [scheme] : schemes).map(inkOf)
  const worst = (colour: string): number => Math.min(...lies.map((below) => ratioOf(luminanceOf(rgbOf(colour)!), luminanceOf(below))))
  if (inks.every((colour) => worst(colour) >= ENOUGH)) return undefined
  const better = schemes.find((name) => worst(inkOf(name)) >= ENOUGH)
  if (better) return { at: 'scheme', words: messages.chooseLetters(better) }
  const isPlain = backdrop?.kind === 'colour' || backdrop?.kind === 'gradient'
  return isPlain ? { at: 'backdrop', words: messages.noLettersFit } : { at: 'overlay', words: messages.strongerOverlay }
}

/** Colours that may lie behind letters: of a picture those that it holds, of a film anything from black to white. */
function behindLetters(row: PageRow, tones: Tones): Rgb[] | undefined {
  const { backdrop } = row
  const rgbsOf = (colours: readonly string[]): Rgb[] => colours.flatMap((colour) => [rgbOf(colour)].filter((one) => one !== undefined))
  if (hasFilmBehind(row)) return rgbsOf(['#000000', '#ffffff'])
  const measured = picturesBehind(row).map(({ file }) => tones.get(file))
  if (measured.length) return rgbsOf(measured.every((one) => one !== undefined) ? measured.flat() : ['#000000', '#ffffff'])
  if (backdrop?.kind === 'colour') return rgbsOf([backdrop.colour])
  return backdrop?.kind === 'gradient' ? rgbsOf([backdrop.from, backdrop.to]) : undefined
}

/** Files of the pictures that lie behind whole rows. */
export const backdropFiles = ({ rows }: Pick<StoredPage, 'rows'>): string[] => rows.flatMap(picturesBehind).map(({ file }) => file)
