import type { NewReview } from '../../../server/new-review'
import { createDice, type Dice, odds } from './dice'
import { spoilt } from './hostile'
import { anyVoice } from './languages'
import { answeredAt, momentOf, stampOf } from './moment'
import { particularsOf } from './particulars'
import type { Job } from './phrase-bank'
import { anyTrade, places } from './trades'
import { type Verdict, verdictOf } from './verdict'
import type { Voice } from './voice'

const TITLED = 0.3
const TITLE_ONLY = 0.03
const HOSTILE = 0.002
const LEFT_AN_ADDRESS = 0.6
const VERIFIED = 0.12
const LINKED = 0.3
/** The owner answers what is published, and critics more often than others: 23 % of all. */
const ANSWERED = { critics: 0.55, others: 0.17 }

const anySource = odds([
  ['Google', 50],
  ['Facebook', 20],
  ['Submitted', 20],
  ['Yelp', 4],
  ['TripAdvisor', 3],
  ['Nextdoor', 3],
])

const anyStatus = odds<NewReview['status']>([
  ['published', 92],
  ['pending', 6],
  ['spam', 2],
])

/** Sentences of a text, from and to: none, short, medium, long, a wall. */
const anyLength = odds<readonly [least: number, most: number]>([
  [[0, 0], 2],
  [[1, 1], 15],
  [[2, 3], 46],
  [[4, 6], 28],
  [[7, 14], 8.5],
  [[36, 42], 0.5],
])

function textOf(dice: Dice, voice: Voice, job: Job, { feeling }: Verdict): Pick<NewReview, 'title' | 'text'> {
  if (dice.chance(TITLE_ONLY)) return { title: '', text: voice.title(dice, job, feeling) }
  const [least, most] = anyLength(dice)
  const text = voice.text(dice, job, feeling, least + dice.below(most - least + 1))
  return { title: dice.chance(TITLED) ? voice.title(dice, job, feeling) : '', text }
}

function replyOf(dice: Dice, voice: Voice, job: Job, { stars, feeling }: Verdict, written: number): NonNullable<NewReview['reply']> | null {
  if (!dice.chance(stars <= 3 ? ANSWERED.critics : ANSWERED.others)) return null
  const answered = answeredAt(dice, written)
  const name = dice.chance(0.75) ? 'Grace at Tussock & Tide' : 'Hemi at Tussock & Tide'
  return answered === undefined ? null : { name, text: voice.reply(dice, job, feeling), date: stampOf(answered) }
}

function sourceOf(dice: Dice, source: string, uniqueId: string): Pick<NewReview, 'sourceName' | 'email' | 'url' | 'verified'> {
  if (source !== 'Submitted')
    return {
      sourceName: `Tussock & Tide on ${source}`,
      url: dice.chance(LINKED) ? `https://${source.toLowerCase()}.example/${uniqueId}` : '',
    }
  return {
    sourceName: 'Our site',
    email: dice.chance(LEFT_AN_ADDRESS) ? `${uniqueId}@guests.example` : '',
    verified: dice.chance(VERIFIED),
  }
}

/** The review that nobody wrote with this number: whoever asks again with the same seed and number gets the same review. */
export function generatedReview(seed: number, i: number): NewReview {
  const dice = createDice(seed, i)
  const uniqueId = `gen-${seed}-${i}`
  const source = anySource(dice)
  const voice = anyVoice(dice)
  const job: Job = { trade: anyTrade(dice), place: dice.below(places.length), lead: dice.share(), home: dice.share() }
  const verdict = verdictOf(dice, source)
  const written = momentOf(dice, seed, i)
  const status = anyStatus(dice)
  const review: NewReview = {
    uniqueId,
    createdAt: stampOf(written),
    reviewer: voice.name(dice, job),
    language: voice.language,
    source,
    status,
    sample: true,
    ...verdict.given,
    ...textOf(dice, voice, job, verdict),
    ...particularsOf(dice, job),
    ...sourceOf(dice, source, uniqueId),
    reply: status === 'published' ? replyOf(dice, voice, job, verdict, written) : null,
  }
  return dice.chance(HOSTILE) ? spoilt(dice, review) : review
}
