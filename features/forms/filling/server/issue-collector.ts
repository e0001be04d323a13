import { todayAt } from '@frontage/kit/clock'
import type { Tools } from '@frontage/kit/feature.server'
import type { FormField } from '../../form'
import { messages } from '../../messages.checks'
import type { Riddles, VisitorFiles } from '../../server/contracts'
import type { KnownForm } from '../../server/forms.store'
import { type FieldIssue, proofOf, type Sent } from '../../server/sent-form'
import { checkSent } from './check-sent'

export type IssueCollector = ReturnType<typeof createIssueCollector>
type Needs = Pick<Tools, 'clock'> & { readonly riddles: Riddles; readonly visitorFiles: VisitorFiles }

/** Everything that a visitor has to mend, in the order in which it is told. */
export const createIssueCollector = ({ clock, riddles, visitorFiles }: Needs) => ({
  find: async ({ id, form }: KnownForm, sent: Sent): Promise<FieldIssue[]> => {
    const waiting = await visitorFiles.waiting(sent)
    const isAnswered = (field: FormField): boolean => riddles.isAnswered(id, sent, field)
    const isAsked = (field: FormField): boolean => proofOf(sent, field) !== ''
    const filesOf = ({ name }: FormField): number => sent.uploads(name).length + (waiting.counts.get(name) ?? 0)
    const complaints = checkSent(form, sent, { isAnswered, isAsked, filesOf, today: todayAt(clock.now()) })
    const named = new Set(complaints.map(({ field }) => field))
    const lost = waiting.lost.filter((field) => !named.has(field)).map((field) => ({ field, message: messages.gone }))
    return [...complaints, ...lost]
  },
})
