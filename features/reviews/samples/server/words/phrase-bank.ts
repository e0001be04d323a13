import type { Dice } from './dice'

export const sentiments = ['praise', 'mixed', 'complaint'] as const
export type Sentiment = (typeof sentiments)[number]

/** What a review is about: positions in the lists of trades and places, and shares (0 to 1) that choose who led it and whose home it was. */
export type Job = { readonly trade: number; readonly place: number; readonly lead: number; readonly home: number }

/** Sentences with slots in braces: `{person} rang every {weekday}.` */
type Telling = Readonly<Record<'openers' | 'middles' | 'closers' | 'titles' | 'replies', readonly string[]>>
export type Phrases = Readonly<Record<Sentiment, Telling>>

/** What fills the slots of one language. */
export type Words = {
  /** What stands between two sentences. */
  readonly between: ' ' | ''
  /** Forms of the work, such as its name with an article; every list has one entry a trade. */
  readonly byTrade: Readonly<Record<string, readonly string[]>>
  /** `{part}`: pieces of the work, several a trade, always in the plural. */
  readonly parts: readonly (readonly string[])[]
  /** `{place}`: one entry a place. */
  readonly places: readonly string[]
  /** `{person}`: most often who led the work, else somebody of the crew. */
  readonly people: readonly string[]
  /** `{home}`: the same all through a review. */
  readonly homes: readonly string[]
  /** Everything that fits anywhere. */
  readonly free: Readonly<Record<string, readonly string[]>>
  /** How people sign, with the weight of each style; filled with words of `free`. */
  readonly signatures: readonly (readonly [style: string, weight: number])[]
}

export type Template = (dice: Dice, job: Job) => string

/** list`a | b | c`: short words in few lines. */
export const list = (text: TemplateStringsArray): readonly string[] =>
  text
    .join('')
    .split('|')
    .map((item) => item.trim())

/** How often the one who led the work is the one that a sentence tells of. */
const LED = 0.65

const at = (list: readonly string[], share: number): string => list[Math.floor(share * list.length)]!

function slotOf(name: string, { byTrade, parts, places, people, homes, free }: Words): Template {
  if (name === 'person') return (dice, job) => (dice.chance(LED) ? at(people, job.lead) : dice.pick(people))
  if (name === 'home') return (_, job) => at(homes, job.home)
  if (name === 'part') return (dice, job) => dice.pick(parts[job.trade]!)
  if (name === 'place') return (_, job) => places[job.place]!
  const forms = byTrade[name]
  if (forms) return (_, job) => forms[job.trade]!
  const choices = free[name]
  if (choices) return (dice) => dice.pick(choices)
  throw new Error(`No word fills the slot {${name}}`)
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence with slots, ready to be filled; one that begins with a slot begins with a capital letter. */
export function templateOf(sentence: string, words: Words): Template {
  const pieces = sentence.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? slotOf(piece, words) : piece))
  const filled: Template = (dice, job) => {
    let text = ''
    for (const piece of pieces) text += typeof piece === 'string' ? piece : piece(dice, job)
    return text
  }
  return sentence.startsWith('{') ? (dice, job) => capitalised(filled(dice, job)) : filled
}
