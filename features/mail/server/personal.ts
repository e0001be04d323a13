import type { Tools } from '@frontage/kit/feature.server'
import {
  factsOf,
  inTurn,
  type Person,
  type PersonalData,
  type PersonalRecord,
  relationTo,
  wholeMailbox,
} from '@frontage/kit/personal.server'
import type { MailRow } from '@frontage/kit/post/outbox.server'
import { createPersonalStore } from './personal.store'

const ERASED = 'erased'

/** Who got it, or whom it would have been answered to. */
const mailboxesOf = ({ recipient, reply_to }: MailRow): string[] =>
  [recipient, reply_to ?? ''].flatMap((address) => wholeMailbox(address) ?? [])
const relation = (mail: MailRow, person: Person) =>
  relationTo(person, { owners: mailboxesOf(mail), at: mail.created_at, texts: [mail.subject, mail.body_text] })

/** E-mails to a person, or to be answered to them. */
export function createPersonal({ db, outbox }: Pick<Tools, 'db' | 'outbox'>): PersonalData {
  const store = createPersonalStore(db)
  return {
    kind: 'emails',
    find: async (person) => {
      const own: PersonalRecord[] = []
      const named: number[] = []
      for await (const mails of inTurn((after, most) => store.page(person, after, most)))
        for (const mail of mails) {
          const is = relation(mail, person)
          if (is === 'named') named.push(mail.id)
          if (is !== 'own') continue
          const { id, created_at: at, recipient: to, reply_to: replyTo, subject, body_text: text, state } = mail
          const facts = factsOf([
            ['To', to],
            ['Reply to', replyTo],
            ['Text', text],
          ])
          own.push({ id, at, title: subject, facts, data: { to, replyTo, subject, text, state }, files: [] })
        }
      return { own, named }
    },
    erase: async (person) => {
      await outbox.forgetHidden()
      let erased = 0
      for await (const mails of inTurn((after, most) => store.page(person, after, most))) {
        const ids = mails.filter((mail) => relation(mail, person) === 'own').map(({ id }) => id)
        await db.transaction().execute(async (trx) => {
          await store.mark(ids, ERASED, trx)
          await outbox.hide([ERASED], trx)
        })
        erased += ids.length
      }
      await outbox.forgetHidden()
      return erased
    },
    touched: async (from, to) => {
      const found = []
      for await (const mails of inTurn((after, most) => store.between(from, to, after, most)))
        for (const mail of mails)
          found.push({ id: mail.id, at: mail.created_at, mailboxes: mailboxesOf(mail).slice(0, 1), name: '', data: ['e-mail'] })
      return found
    },
  }
}
