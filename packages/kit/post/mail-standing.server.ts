import * as v from 'valibot'
import type { AnyDatabase } from '../storage/database.server'
import { createSite } from '../storage/site.server'
import { storedIn } from '../storage/stored-json.server'
import type { Clock } from '../time/clock'
import type { ServerFault } from './mail.server'

const faults = ['unknown-host', 'no-answer', 'sign-in', 'encryption', 'refuses'] as const satisfies readonly ServerFault[]

/** Times are ISO 8601. `until`: when e-mails left again; '' while they do not. */
export const standingShape = v.object({ host: v.string(), fault: v.picklist(faults), since: v.string(), until: v.string() })

/** The last time for which the mail server took nothing. */
export type MailStanding = v.InferOutput<typeof standingShape>

const NAME = 'mail.standing'

/** Remembers, for the owner, since when e-mails cannot be sent, and when they could be sent again. */
export function createMailStanding(db: AnyDatabase, clock: Clock) {
  const site = createSite(db)
  /** Whether they can be sent, as far as this program has noted it down. */
  let isUp: boolean | undefined

  const read = async (): Promise<MailStanding | undefined> => {
    const text = await site.read(NAME)
    return text === undefined ? undefined : storedIn(standingShape, text, 'how the mail server was')
  }
  const write = (standing: MailStanding): Promise<void> => site.write(NAME, JSON.stringify(standing))
  const now = (): string => clock.now().toISOString()

  return {
    read,
    failed: async (host: string, fault: ServerFault): Promise<void> => {
      if (isUp === false) return
      const last = await read()
      if (!last || last.until) await write({ host, fault, since: now(), until: '' })
      isUp = false
    },
    worked: async (): Promise<void> => {
      if (isUp) return
      const last = await read()
      if (last && !last.until) await write({ ...last, until: now() })
      isUp = true
    },
  }
}
