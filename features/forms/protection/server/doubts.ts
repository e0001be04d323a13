import { fold } from '@frontage/kit/text'
import { doubts, type SpamSignal } from '../../doubts'
import type { ContactForm } from '../../form'
import { type Sent, saidIn } from '../../server/sent-form'
import { FASTEST_VISITOR } from '../../spec'

/** Links that a person may write; fewer where no work was done for the message. */
const MOST_LINKS = 3
const MOST_LINKS_UNPROVEN = 1

export type Signs = {
  readonly agent: string
  /** Milliseconds since the form was opened; undefined: it was filled in before. */
  readonly age: number | undefined
  /** Whether this network has sent far more than people do in a day. */
  readonly isBusy: boolean
  /** Whether the page asked for a ticket, as ours do, or could not, for want of a script. */
  readonly hasTicket: boolean
  /** What the bot check says: `none` where nothing came along to be checked. */
  readonly check: 'passed' | 'failed' | 'none'
}

/** What speaks against a message; nothing, of almost all of them. */
export function doubtsAbout({ guard }: ContactForm, sent: Sent, signs: Signs): SpamSignal[] {
  const text = sent.fields.flatMap((field) => saidIn(sent, field)).join('\n')
  const folded = fold(`${text}\n${signs.agent}`)
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
  const is: Record<SpamSignal, boolean> = {
    honeypot: sent.own('_frontage_website') !== '',
    'too-fast': signs.age !== undefined && signs.age < FASTEST_VISITOR,
    'too-many': signs.isBusy,
    disallowed: guard.disallowed.some((words) => words.trim() !== '' && folded.includes(fold(words.trim()))),
    links: links > (signs.check === 'passed' ? MOST_LINKS : MOST_LINKS_UNPROVEN),
    'bot-check': signs.check === 'failed',
    'no-agent': signs.agent.trim().length < 2,
    'no-ticket': !signs.hasTicket,
  }
  return doubts.filter((doubt) => is[doubt])
}
