import { formatAt, languagesOf } from '@frontage/kit/say'
import type { Decision, RejectionReason, Review, Status } from '../review'

/** What the states are called on the screen. */
export const statusNames: Readonly<Record<Status, string>> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
  spam: 'Spam',
  withdrawn: 'Withdrawn',
}

/** Why a review can be turned down: none of it looks at the stars. */
export const reasonWords: Readonly<Record<RejectionReason, { readonly label: string; readonly help: string }>> = {
  'not-a-customer': { label: 'Not a customer', help: 'They never bought from you or asked you for work.' },
  abuse: { label: 'Abusive', help: 'It insults, threatens or swears at somebody.' },
  privacy: { label: 'Private details', help: 'It says something private about somebody.' },
  'off-topic': { label: 'Not about your business', help: 'It is meant for somebody else, or off the point.' },
  duplicate: { label: 'Sent twice', help: 'The same person has said the same thing already.' },
  legal: { label: 'Legal reasons', help: 'A court order or your lawyer says it must not be shown.' },
}

export const neverAReason = 'Few stars are never a reason.'

const deeds: Readonly<Record<Decision, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  spam: 'Marked as spam',
  reopen: 'Put back into the queue',
}

/** "Approved: the review by Aroha." */
export const decisionWords = (decision: Decision, { reviewer }: Pick<Review, 'reviewer'>): string =>
  `${deeds[decision]}: the review by ${reviewer || 'somebody without a name'}.`

/** For a screen reader, which has the review before it: "Approved. 12 left." */
export const announcement = (decision: Decision, left: number): string => `${deeds[decision]}. ${left === 0 ? 'None' : left} left.`

/** Reviews that were written in the form of this site come in as Submitted. */
export const sourceName = (source: string): string => (source === 'Submitted' ? 'On your site' : source)

const languages = formatAt((at) => new Intl.DisplayNames(languagesOf(at), { type: 'language', fallback: 'code' }))

export function languageName(code: string): string {
  try {
    return languages().of(code) ?? code
  } catch {
    return code
  }
}
