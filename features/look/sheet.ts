import { isDark } from '@frontage/kit/contrast'
import { houseLook } from './house-look'
import type { ThemeSettings } from './look'
import { nameOfOwn, sheetOfOwn } from './own-face'
import { type ColourName, derivedNames, mainNames, paletteOf } from './palette'
import { scaleOf } from './scale'
import { houseStructure } from './structure'
import { structureSheetsOf } from './structure-sheets'
import { colourTokens } from './tokens'
import { faceOf, familiesOf, INSTEAD_OF_OWN, isOfTheHouse } from './typefaces'

const colourNames: readonly ColourName[] = [...mainNames, ...derivedNames]

function coloursIn({ light, dark }: ThemeSettings): [string, string][] {
  const [day, night] = [paletteOf(light), paletteOf(dark)]
  return colourNames.map((name) => [colourTokens[name], inBoth(day[name], night[name])])
}

const inBoth = (day: string, night: string): string => (day === night ? day : `light-dark(${day}, ${night})`)

/** Plates behind what its ground would swallow: a light one where pages are dark, a dark one where they are light. */
function plateTokens({ light, dark }: ThemeSettings): [string, string][] {
  const plate = (hex: string, isNeeded: (isDark: boolean) => boolean): string =>
    inBoth(...([light, dark].map(({ main }) => (isNeeded(isDark(main.paper)) ? hex : '#0000')) as [string, string]))
  return [
    ['plate-light', plate('#fffdf8', (isDarkPage) => isDarkPage)],
    ['plate-dark', plate('#161c1d', (isDarkPage) => !isDarkPage)],
  ]
}

const part = (thousandths: number): string => `${Number((thousandths / 1000).toFixed(4))}em`

/** Faces that have one width only keep theirs. */
const widthOf = ({ type, faces }: ThemeSettings): string => `${faceOf(type.headlines, faces).widths ? type.width : 100}%`

/** How long a name of fourteen letters is, in letters: that of the business is set from edge to edge. */
function lengthOfName({ type, faces }: ThemeSettings): number {
  const { breadth, widths } = faceOf(type.headlines, faces)
  const letters = 7.45 * breadth * (widths ? (type.width / 100) * 0.93 : 1) * (1 + (type.weight - 640) * 0.00025)
  return letters + 14 * 1.7 * (type.tracking / 1000)
}

const nameScale = (look: ThemeSettings): string => String(Math.min(1, Number((lengthOfName(houseLook) / lengthOfName(look)).toFixed(3))))

/** How much room a letter of a headline needs at most, in its size: words are set as large as the longest of them finds room. */
function letterWidth({ type, faces }: ThemeSettings): string {
  const { breadth, widths } = faceOf(type.headlines, faces)
  const usual = 0.532 * breadth * (widths ? type.width / 100 : 1) * (1 + (type.weight - 640) * 0.00025) + type.tracking / 1000
  return String(Number((usual * (type.letters === 'capitals' ? 1.32 : 1.15)).toFixed(2)))
}

const typeTokens = (look: ThemeSettings): [string, string][] => [
  ['font-display', familiesOf(look.type.headlines, look.faces)],
  ['font-heading', familiesOf(look.type.headlines, look.faces)],
  ['font-body', familiesOf(look.type.text, look.faces)],
  ['heading-weight', String(look.type.weight)],
  ['heading-width', widthOf(look)],
  ['heading-letter-spacing', part(look.type.tracking)],
  ['heading-letter-spacing-small', part(Math.round(look.type.tracking * 0.58))],
  ['heading-line-height', String(look.type.leading / 100)],
  ['site-name-scale', nameScale(look)],
  ['heading-case', look.type.letters === 'capitals' ? 'uppercase' : 'none'],
  ['heading-style', look.type.style === 'slanted' ? 'italic' : 'normal'],
  ...(look.structure ? ([['letter-width', letterWidth(look)]] as [string, string][]) : []),
  ['strong-weight', String(look.type.strong ?? 600)],
]

const buttonCorners = { same: 'var(--radius)', square: '0px', pill: '10rem' } as const

function shapeTokens({ shape: { corner, cards, pictures, rule, line = 1, buttons } }: ThemeSettings): [string, string][] {
  const isFlat = buttons.edge === 'flat'
  return [
    ['radius', `${corner}px`],
    ['radius-card', cards === undefined ? 'var(--radius)' : `${cards}px`],
    ['radius-image', pictures === undefined ? 'var(--radius)' : `${pictures}px`],
    ['border-thickness', `${rule}px`],
    ['line-thin', `${line}px`],
    ['button-radius', buttonCorners[buttons.corner]],
    ['button-text-transform', buttons.letters === 'capitals' ? 'uppercase' : 'none'],
    ['button-letter-spacing', buttons.letters === 'capitals' ? '0.06em' : '0em'],
    ['button-shadow-size', isFlat ? '0px' : '3px'],
    ['button-shadow-size-hover', isFlat ? '0px' : '6px'],
    ['button-hover-mix', isFlat ? '18%' : '0%'],
  ]
}

/** Every value of tokens.css that a look sets. */
export const tokensOf = (look: ThemeSettings): ReadonlyMap<string, string> =>
  new Map([...coloursIn(look), ...plateTokens(look), ...typeTokens(look), ...scaleOf(look), ...shapeTokens(look)])

/** Buttons of an outline fill up when a hand comes near. */
const outline =
  '.button:not([data-look]){background:none;color:var(--color-text);box-shadow:inset 0 0 0 2px var(--color-accent),inset 0 calc(var(--button-shadow-size) * -1) 0 var(--color-accent)}' +
  '.button:not([data-look]):hover{background:var(--color-accent);color:var(--color-on-accent)}'

const box = (width: number): string =>
  `html{background:var(--surface-2)}body{max-inline-size:${width}px;margin-inline:auto;min-block-size:100dvh}`

const namesOf = ({ type }: ThemeSettings) => [...new Set([type.headlines, type.text])]

/** The owner's own typefaces that it is set in. */
const ownFacesOf = (look: ThemeSettings) => (look.faces ?? []).filter((face) => namesOf(look).includes(nameOfOwn(face)))

/** What this look says otherwise than the look of the house, as a style sheet. Nothing but checked settings is ever written into it. */
export function sheetOf(look: ThemeSettings): string {
  const usual = tokensOf(look.structure ? { ...houseLook, structure: houseStructure } : houseLook)
  const tokens = [...tokensOf(look)].filter(([name, value]) => usual.get(name) !== value)
  return [
    ...ownFacesOf(look).map(sheetOfOwn),
    tokens.length > 0 && `@layer tokens{:root,:where([data-scheme]){${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}}`,
    look.space.layout === 'box' && `@layer base{${box(look.space.box)}}`,
    look.shape.buttons.fill === 'line' && `@layer parts{${outline}}`,
    ...structureSheetsOf(look.structure),
  ]
    .filter(Boolean)
    .join('')
}

const lettersIn = (colours: ThemeSettings['light']) => {
  const palette = paletteOf(colours)
  return { paper: palette.ink, band: palette['band-ink'] }
}

/** The colours that letters have on paper and on a band. */
export const lettersOf = ({ light, dark }: ThemeSettings) => ({ light: lettersIn(light), dark: lettersIn(dark) })

/** The typefaces of the house that a page of this look needs; each once, that of the headlines first. */
export const fontsOf = (look: ThemeSettings): string[] => {
  const own = new Set<string>(ownFacesOf(look).map(nameOfOwn))
  const needed = namesOf(look).filter((name) => !own.has(name))
  return [...new Set(needed.map((name) => (isOfTheHouse(name) ? name : INSTEAD_OF_OWN)))]
}
