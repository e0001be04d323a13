import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/** Reviews that show a picture of the media: where a picture is used is asked without a look at all the others. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db)
  await sql`create index review_media on review (id)
    where mediaurls || '"' || userpiclocal || '"' || userpic || '"' || miscpic like '%"/media/%'`.execute(db)
}
