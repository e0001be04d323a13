import type { AdminLanguage } from '@frontage/kit/admin-language'
import type { Tools } from '@frontage/kit/feature.server'
import { Hopeless } from '@frontage/kit/post/job.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { INVITATION_LASTS } from '../../spec'
import type { AccountRow } from '../accounts.tables'
import type { Letters } from '../mails/letters'
import { newToken } from '../secrets'
import type { Stores } from '../stores'

export type InvitationDesk = Pick<Tools, 'clock' | 'jobs' | 'outbox' | 'publicUrl'> & { readonly stores: Stores; readonly letters: Letters }
/** Who invites, and in which language they read the admin. */
export type Inviter = { readonly by: string; readonly language: AdminLanguage | undefined }
/** `ordered`: ISO 8601. */
type InvitationJob = Inviter & { readonly account: number; readonly ordered: string }

const KIND = 'invitation'

/** Links that invite somebody. They stand in the e-mail and nowhere else: it is written when it is sent, and not kept. */
export function createInvitationLinks({ clock, jobs, letters, outbox, publicUrl, stores }: InvitationDesk) {
  /** Behind the # it is never sent to a server, nor told to the next one. */
  const linkWith = (token: string): string => `${publicUrl}/admin/welcome#${token}`

  jobs.handle(KIND, {
    title: 'Send an invitation',
    lane: 'first',
    run: async (payload) => {
      const { account: id, by, language, ordered } = payload as InvitationJob
      if (clock.now().getTime() - Date.parse(ordered) > INVITATION_LASTS) throw new Hopeless('it could not be sent in time')
      const account = await stores.accounts.find(id)
      if (!account || account.disabled || account.last_seen_at) return
      const token = newToken()
      await stores.resets.renew(id, token, 'invitation')
      await outbox.sendUnkept(await letters.invitation(account, { by, language, link: linkWith(token) }))
    },
  })

  return {
    /** Has the e-mail written. */
    order: ({ id }: AccountRow, inviter: Inviter, trx: AnyDatabase): Promise<void> =>
      jobs.add(KIND, { account: id, ...inviter, ordered: clock.now().toISOString() } satisfies InvitationJob, trx),
    /** A link to hand over. */
    linkOf: async ({ id }: AccountRow, resets: Stores['resets']): Promise<string> => {
      const token = newToken()
      await resets.renew(id, token, 'invitation')
      return linkWith(token)
    },
  }
}

export type InvitationLinks = ReturnType<typeof createInvitationLinks>
