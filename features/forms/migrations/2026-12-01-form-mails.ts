import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/** E-mails from before learn which message they are about. */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`update mail set about = (
      select 'form-entry:' || min(form_delivery.entry_id) from form_delivery where form_delivery.mail_id = mail.id)
    where id in (select mail_id from form_delivery where mail_id is not null)`.execute(db)
}
