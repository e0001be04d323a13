import type { Tools } from '@frontage/kit/feature.server'
import { createTickets, issuedAt } from '@frontage/kit/wire/ticket.server'
import { createHashTickets } from './hash-tickets'

/** What a ticket is worth: how long ago its form was opened, where that says something. */
export type TicketState = { readonly state: 'good'; readonly age: number | undefined } | { readonly state: 'stale' | 'wrong' }

export type FormTickets = ReturnType<typeof createFormTickets>

/** Tickets for one submission of one form, and for uploads. They are bound to their purpose and never authorise anything. */
export function createFormTickets({ keys, clock, settings }: Pick<Tools, 'keys' | 'clock' | 'settings'>) {
  const tickets = createTickets({ keys, clock, seconds: settings.ticketSeconds })
  const hashes = createHashTickets({ keys, clock, seconds: settings.ticketSeconds })
  const first = (form: number): string => `forms.${form}`
  return {
    issue: (form: number): string => tickets.issue(first(form)),

    /** One that goes out with an answer. Whoever uses it has filled in the form before, so its age says nothing. */
    issueAgain: hashes.issue,

    check: (form: number, ticket: string): TicketState => {
      const opened = tickets.check(first(form), ticket)
      if (opened === 'good') return { state: 'good', age: clock.now().getTime() - issuedAt(ticket) }
      const renewed = hashes.check(form, ticket)
      if (renewed === 'good') return { state: 'good', age: undefined }
      return { state: opened === 'stale' || renewed === 'stale' ? 'stale' : 'wrong' }
    },

    issueForUploads: (): string => tickets.issue('forms.uploads'),
    isForUploads: (ticket: unknown): ticket is string => tickets.check('forms.uploads', ticket) === 'good',

    /** A keyed answer: only who brings the same words back has it. */
    issueForWords: (form: number, field: string, words: string): string => tickets.issue(`quiz.${form}.${field}\0${words}`),
    isForWords: (form: number, field: string, words: string, ticket: string): boolean =>
      tickets.check(`quiz.${form}.${field}\0${words}`, ticket) === 'good',
  }
}
