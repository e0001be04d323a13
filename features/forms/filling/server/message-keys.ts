import type { Tools } from '@frontage/kit/feature.server'
import { hashOf } from '@frontage/kit/keyed-hash.server'
import { takesFiles } from '../../fields-of'
import type { FormField } from '../../form'
import type { VisitorFiles } from '../../server/contracts'
import { isRiddle, type Sent, saidIn } from '../../server/sent-form'
import type { TicketState } from '../../server/tickets'
import { MOST_FILES } from '../../spec'

/** What makes a message known when it comes again, as keyed hashes that can be compared and not be read. */
export type MessageKeys = {
  readonly ticketKey: string | undefined
  /** Of everything that it says, its files by their bytes. What was asked is no content. */
  readonly bodyKey: string
  readonly age: number | undefined
  readonly hasTicket: boolean
}
export type MarksOf = (form: number, sent: Sent, ticket: string | undefined, standing: TicketState) => Promise<MessageKeys>

export const createMarks = ({ keys }: Pick<Tools, 'keys'>, { rowAt }: VisitorFiles): MarksOf => {
  /** Files that came before the message, and those that come along, by their bytes. */
  const saidBy = async (sent: Sent, field: FormField): Promise<string[]> => {
    if (!takesFiles(field)) return saidIn(sent, field)
    const before = sent.texts(field.name).map(async (path, place) => (place < MOST_FILES && (await rowAt(path))?.hash) || path)
    return [...(await Promise.all(before)), ...sent.uploads(field.name).map(({ hash }) => hash)]
  }
  return async (form, sent, ticket, standing) => {
    const fields = sent.fields.filter((field) => !isRiddle(field))
    const parts = await Promise.all(fields.map(async (field) => [field.name, ...(await saidBy(sent, field))]))
    const isOurs = ticket && standing.state === 'good'
    return {
      ticketKey: isOurs ? hashOf(keys, 'form-ticket', ticket) : undefined,
      bodyKey: hashOf(keys, 'form-body', String(form), ...parts.flat()),
      age: standing.state === 'good' ? standing.age : undefined,
      hasTicket: ticket !== '',
    }
  }
}
