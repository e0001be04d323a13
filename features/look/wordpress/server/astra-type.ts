import { unescaped } from '@frontage/kit/unescaped'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import type { ThemeSettings } from '../../look'
import { HEADLINE_WEIGHT, LEADING, TEXT_SIZE } from '../../spec'
import { faceOf, type TypefaceName, typefaceNames, typefaces } from '../../typefaces'
import { gaps as words } from '../messages.gaps'

type Type = ThemeSettings['type']

/** Pixels of running text at 100 %, on a screen of usual width. */
const USUAL_SIZE = 18
/** Percent of a letter's size, between lines of headlines: what is usual there is 100 % here. */
const USUAL_LEADING = 1.2
/** Names under which typefaces of ours were known, or still are elsewhere. */
const alsoCalled: Readonly<Record<string, TypefaceName>> = {
  'source sans pro': 'source-sans-3',
  'source serif pro': 'source-serif-4',
  'hanken grotesque': 'hanken-grotesk',
  'atkinson hyperlegible': 'atkinson-hyperlegible-next',
}
/** What is set instead of one that is not here, by how its letters end. */
const instead = { serif: 'source-serif-4', monospace: 'martian-mono' } as const

type Wish = { readonly name: string; readonly family: string }

/** `'Inter', sans-serif`; undefined where the typeface of the device, or of the texts around, was chosen. */
function wishIn(text: string): Wish | undefined {
  const [first = '', ...others] = unescaped(text)
    .split(',')
    .map((part) => part.trim().replace(/^['"]|['"]$/g, ''))
  if (!first || /^(?:inherit|default|initial|system-ui|-apple-system|sans-serif|serif|monospace|var\(.*)$/i.test(first)) return undefined
  return { name: first.slice(0, 60), family: others.at(-1)?.toLowerCase() ?? '' }
}

function nameOf({ name }: Wish): TypefaceName | undefined {
  const wanted = name.toLowerCase()
  return alsoCalled[wanted] ?? typefaceNames.find((each) => typefaces[each].name.toLowerCase() === wanted)
}

/** The typeface of ours, or the one that stands in, which is named. */
function faceFor(wish: Wish | undefined, before: Type['text'], gap: (name: string, standIn: string) => void): Type['text'] {
  if (!wish) return before
  const found = nameOf(wish)
  if (found) return found
  const standIn = wish.family === 'serif' || wish.family === 'monospace' ? instead[wish.family] : before
  gap(wish.name, faceOf(standIn).name)
  return standIn
}

const within = ([least, most]: readonly [number, number], value: number): number => Math.min(most, Math.max(least, Math.round(value)))

/** The weight of headlines, as far as their typeface has it. */
function weightOf(text: string, face: Type['headlines'], before: number): number {
  const weight = text === 'bold' ? 700 : Number.parseInt(text, 10)
  const { weights } = faceOf(face)
  return weight >= 100 ? within(HEADLINE_WEIGHT, within(weights, weight)) : within(HEADLINE_WEIGHT, within(weights, before))
}

/** Typefaces, sizes and the way headlines are written; what an old site does not say stays as it is here. */
export function typeFromAstra(astra: WordPressSettings, before: Type, gap: (what: string) => void): Type {
  const ofText = wishIn(astra.text('body-font-family'))
  const ofHeadlines = wishIn(astra.text('headings-font-family')) ?? ofText
  const text = faceFor(ofText, before.text, (name, standIn) => gap(words.textFont(name, standIn)))
  const isSame = ofHeadlines?.name === ofText?.name
  const headlines =
    isSame && ofText ? text : faceFor(ofHeadlines, before.headlines, (name, standIn) => gap(words.headingFont(name, standIn)))
  const extras = astra.part('headings-font-extras')
  const isCapitals = (extras.text('text-transform') || astra.text('headings-text-transform')) === 'uppercase'
  const leading = Number.parseFloat(extras.text('line-height') || astra.text('headings-line-height'))
  const size = astra.part('font-size-body')
  const isPixels = /^(?:px)?$/.test(size.text('desktop-unit'))
  const pixels = size.number('desktop') * (isPixels ? 1 : 16)
  return {
    ...before,
    ...{ headlines, text, weight: weightOf(astra.text('headings-font-weight'), headlines, before.weight) },
    ...(pixels >= 10 && { textSize: within(TEXT_SIZE, (pixels / USUAL_SIZE) * 100) }),
    ...(leading >= 0.8 && leading <= 3 && { leading: within(LEADING, (leading / USUAL_LEADING) * 100) }),
    ...(headlines !== before.headlines && { width: 100, tracking: 0 }),
    letters: isCapitals ? 'capitals' : 'typed',
  }
}
