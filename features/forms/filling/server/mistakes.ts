import { todayAt } from '@frontage/kit/clock'
import type { Tools } from '@frontage/kit/feature.server'
import type { FormField } from '../../form'
import { messages } from '../../messages.checks'
import { proofOf, type Riddles } from '../../protection/server/riddles'
import type { KnownForm } from '../../server/forms.store'
import type { Sent } from '../../server/sent-form'
import type { ReceiveFiles } from '../../uploads/server/receive-files'
import { type Complaint, checkSent } from './check-sent'

export type Mistakes = ReturnType<typeof createMistakes>

/** Everything that a visitor has to mend, in the order in which it is told. */
export const createMistakes = ({ clock, riddles, receive }: Pick<Tools, 'clock'> & { riddles: Riddles; receive: ReceiveFiles }) => ({
  find: async ({ id, form }: KnownForm, sent: Sent): Promise<Complaint[]> => {
    const waiting = await receive.waiting(sent)
    const isAnswered = (field: FormField): boolean => riddles.isAnswered(id, sent, field)
    const isAsked = (field: FormField): boolean => proofOf(sent, field) !== ''
    const filesOf = ({ name }: FormField): number => sent.uploads(name).length + (waiting.counts.get(name) ?? 0)
    const complaints = checkSent(form, sent, { isAnswered, isAsked, filesOf, today: todayAt(clock.now()) })
    const named = new Set(complaints.map(({ field }) => field))
    const lost = waiting.lost.filter((field) => !named.has(field)).map((field) => ({ field, message: messages.gone }))
    return [...complaints, ...lost]
  },
})
