import type { AdminLanguage } from '@frontage/kit/admin-language'
import type { Tools } from '@frontage/kit/feature.server'
import { Hopeless } from '@frontage/kit/post/job.server'
import { RESET_LASTS } from '../../spec'
import type { AccountRow } from '../accounts.tables'
import type { Letters } from '../mails/letters'
import { newToken } from '../secrets'
import type { Stores } from '../stores'

type Desk = Pick<Tools, 'clock' | 'jobs' | 'outbox' | 'publicUrl'> & { readonly stores: Stores; readonly letters: Letters }
/** `ordered`: ISO 8601; `language`: of the page on which it was asked for. */
type ResetJob = { readonly account: number; readonly ordered?: string; readonly language?: AdminLanguage | undefined }

const KIND = 'reset-link'
/** Nobody: asked for in vain, so that both cases take as long. */
const NOBODY = 0
/** A letter that comes much later would only be in the way. */
const MOST_TRIES = 3

/** Links to choose a new password with. They stand in the letter and nowhere else: it is written when it is sent, and not kept. */
export function createResetLinks({ clock, jobs, letters, outbox, publicUrl, stores }: Desk) {
  // Behind the # it is never sent to a server, nor told to the next one.
  const linkWith = (token: string): string => `${publicUrl}/admin/reset#${token}`

  async function linkFor({ id }: AccountRow): Promise<string> {
    const token = newToken()
    await stores.resets.renew(id, token)
    return linkWith(token)
  }

  /** Several that are asked for within a minute are one; one that could not be sent is tried again. */
  async function linkOnce({ id }: AccountRow): Promise<string | undefined> {
    const token = newToken()
    return (await stores.resets.renewOnce(id, token)) ? linkWith(token) : undefined
  }

  jobs.handle(KIND, {
    title: 'Send a link to choose a new password',
    lane: 'first',
    run: async (payload, { attempts, last_error }) => {
      const { account: id, ordered, language } = payload as ResetJob
      if (ordered && clock.now().getTime() - Date.parse(ordered) > RESET_LASTS) throw new Hopeless('it could not be sent in time')
      const account = await stores.accounts.find(id)
      if (!account || account.disabled) return
      if (attempts > MOST_TRIES) throw new Hopeless('the e-mail could not be sent')
      const link = await (last_error === null ? linkOnce(account) : linkFor(account))
      if (!link) return
      await outbox.sendUnkept(await letters.reset(account, { link, language }))
    },
  })

  return {
    /** Has the letter written, if this is an account. */
    order: (account: AccountRow | undefined, language: AdminLanguage | undefined): Promise<void> =>
      jobs.add(KIND, { account: account?.id ?? NOBODY, ordered: clock.now().toISOString(), language } satisfies ResetJob),
    /** For the person who runs the server; undefined when nobody who may sign in has this email. */
    linkOf: async (email: string): Promise<string | undefined> => {
      const account = await stores.accounts.findByEmail(email.trim().toLowerCase())
      return account && !account.disabled ? linkFor(account) : undefined
    },
  }
}

export type ResetLinks = ReturnType<typeof createResetLinks>
