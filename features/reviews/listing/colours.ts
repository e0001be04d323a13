import type { Display } from '../display'

type Style = Display['style']

/** WCAG 2.2: text against its plane, and shapes against theirs. */
const FOR_TEXT = 4.5
const FOR_SHAPES = 3

/** The three parts of `#abc` or `#aabbcc`, 0 to 1. */
function partsOf(colour: string): number[] {
  const digits = colour.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255)
}

/** How light a colour is, by WCAG. */
function lightOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

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
