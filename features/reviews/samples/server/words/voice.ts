import { type Dice, odds } from './dice'
import { type Job, type Phrases, type Sentiment, type Template, templateOf, type Words } from './phrase-bank'

/** Somebody who can write a review in one language. */
export type Voice = {
  readonly language: string
  name(dice: Dice, job: Job): string
  title(dice: Dice, job: Job, feeling: Sentiment): string
  /** So many sentences: an opener, what happened in between, a closer. */
  text(dice: Dice, job: Job, feeling: Sentiment, sentences: number): string
  /** What the owner answers. */
  reply(dice: Dice, job: Job, feeling: Sentiment): string
}

type Kind = keyof Phrases[Sentiment]
type Bank = Record<Kind | 'anecdotes', readonly Template[]>

/** Larger primes than there are sentences of a kind: such steps meet every sentence once before they meet one again. */
const STEPS = [101, 103, 113, 131, 137, 139]
/** From this many sentences on a text has paragraphs. */
const LONG = 8
const SENTENCES_A_PARAGRAPH = 5

function bankOf(feeling: Sentiment, words: Words, phrases: Phrases): Bank {
  const ready = (of: Sentiment, kind: Kind) => phrases[of][kind].map((sentence) => templateOf(sentence, words))
  return {
    openers: ready(feeling, 'openers'),
    middles: ready(feeling, 'middles'),
    closers: ready(feeling, 'closers'),
    titles: ready(feeling, 'titles'),
    replies: ready(feeling, 'replies'),
    // Whoever writes very much also tells of what went neither well nor badly.
    anecdotes: [...ready(feeling, 'middles'), ...ready(feeling === 'mixed' ? 'praise' : 'mixed', 'middles')],
  }
}

function sentencesOf(dice: Dice, { openers, middles, closers, anecdotes }: Bank, count: number): readonly Template[] {
  if (count === 1) return [dice.pick(dice.pick([openers, middles, closers]))]
  const told = count - 2 > middles.length ? anecdotes : middles
  const start = dice.below(told.length)
  const step = dice.pick(STEPS)
  const between = Array.from({ length: count - 2 }, (_, turn) => told[(start + turn * step) % told.length]!)
  return [dice.pick(openers), ...between, dice.pick(closers)]
}

export function createVoice(language: string, words: Words, phrases: Phrases): Voice {
  const banks = {
    praise: bankOf('praise', words, phrases),
    mixed: bankOf('mixed', words, phrases),
    complaint: bankOf('complaint', words, phrases),
  }
  const anySignature = odds(words.signatures.map(([style, weight]) => [templateOf(style, words), weight]))
  const breakBefore = (index: number, count: number): string =>
    index === 0 ? '' : count >= LONG && index % SENTENCES_A_PARAGRAPH === 0 ? '\n\n' : words.between

  return {
    language,
    name: (dice, job) => anySignature(dice)(dice, job),
    title: (dice, job, feeling) => dice.pick(banks[feeling].titles)(dice, job),
    reply: (dice, job, feeling) => dice.pick(banks[feeling].replies)(dice, job),
    text(dice, job, feeling, sentences) {
      if (sentences === 0) return ''
      const told = sentencesOf(dice, banks[feeling], sentences)
      return told.reduce((text, sentence, index) => text + breakBefore(index, sentences) + sentence(dice, job), '')
    },
  }
}
