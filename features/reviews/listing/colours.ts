import { contrastOf } from '@frontage/kit/contrast'
import type { Display } from '../display'

type Style = Display['style']

/** WCAG 2.2: text against its plane, and shapes against theirs. */
const FOR_TEXT = 4.5
const FOR_SHAPES = 3

const INK = '#22292a'
const PAPER = '#fffdf8'

/** Black or white, whichever can be read better. */
const legibleOn = (plane: string): string => (contrastOf(INK, plane) >= contrastOf(PAPER, plane) ? INK : PAPER)

/**
 * The rules of one display in its owner's colours. A plane brings everything that stands on it; what could not be told
 * apart from its plane is drawn in the plane's own ink. Without a plane, colours hold in the light theme, whose planes are known.
 */
export function coloursOf({ star, ink, plane, accent }: Style, scope: string): string {
  const ground = plane || PAPER
  const text = ink && contrastOf(ink, ground) >= FOR_TEXT ? ink : plane ? legibleOn(plane) : ''
  const shape = (colour: string): string =>
    colour && contrastOf(colour, ground) >= FOR_SHAPES ? colour : colour && (text || legibleOn(ground))
  const link = accent && contrastOf(accent, ground) >= FOR_TEXT ? accent : accent && (text || legibleOn(ground))
  const rules: [string, string][] = [
    ['--surface-raised', plane],
    ['--surface-2', plane],
    ['--color-text', text],
    ['--color-text-muted', plane ? text : ''],
    ['--color-rating', shape(star)],
    ['--color-accent', link],
    ['--color-highlight', link],
  ]
  const set = rules.filter(([, value]) => value).map(([name, value]) => `${name}:${value}`)
  if (!set.length) return ''
  const cards = `${scope} .review-card:not([data-look="tide"],[data-look="bare"])`
  return `@layer islands{${cards}{${set.join(';')};color:var(--color-text);${plane ? 'color-scheme:light;' : ''}}}`
}
