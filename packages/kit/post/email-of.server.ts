import type { Selectable } from 'kysely'
import { array, object, string } from 'valibot'
import type { Files } from '../storage/files/files.server'
import type { KitTables } from '../storage/kit.tables.server'
import { storedIn } from '../storage/stored-json.server'
import type { Email } from './mail.server'

type Around = { readonly from: string; readonly files: Pick<Files, 'read'> }

const attachmentsShape = array(object({ key: string(), name: string(), type: string() }))

/** A row of the outbox as it is handed over. A file that is not there any more is left out: the e-mail matters more. */
export async function emailOf(mail: Selectable<KitTables['mail']>, { from, files }: Around): Promise<Email> {
  const enclosed = []
  for (const { key, name, type } of storedIn(attachmentsShape, mail.attachments, `the files of e-mail ${mail.id}`) ?? []) {
    const content = await files.read(key)
    if (content) enclosed.push({ name, type, content })
  }
  return {
    messageId: mail.message_id,
    from,
    to: mail.recipient,
    replyTo: mail.reply_to ?? undefined,
    refersTo: mail.refers_to.split(' ').filter(Boolean),
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html ?? undefined,
    attachments: enclosed,
  }
}
