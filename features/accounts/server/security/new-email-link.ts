import type { Tools } from '@frontage/kit/feature.server'
import { Hopeless } from '@frontage/kit/post/job.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Letters } from '../mails/letters'
import { newToken } from '../secrets'
import type { Stores } from '../stores'
import type { NewEmail } from './new-email.store'

export type LinkDesk = Pick<Tools, 'jobs' | 'outbox' | 'publicUrl'> & { readonly stores: Stores; readonly letters: Letters }
/** `asked`: ISO 8601. */
type LinkJob = { readonly account: number; readonly asked: string }

const KIND = 'new-email-link'
const MOST_TRIES = 3

/** Links that confirm a new address. They stand in the e-mail to it and nowhere else: it is written when it is sent, and not kept. */
export function createNewEmailLinks({ jobs, letters, outbox, publicUrl, stores }: LinkDesk) {
  jobs.handle(KIND, {
    title: 'Send a link to confirm an e-mail address',
    lane: 'first',
    run: async (payload, { attempts }) => {
      const { account: id, asked } = payload as LinkJob
      const waiting = await stores.newEmails.of(id)
      const account = await stores.accounts.find(id)
      if (!account || account.disabled || waiting?.askedAt !== asked) return
      if (attempts > MOST_TRIES) throw new Hopeless('the e-mail could not be sent')
      const token = newToken()
      if (!(await stores.newEmails.give(waiting, token))) return
      // Behind the # it is never sent to a server, nor told to the next one.
      await outbox.sendUnkept(await letters.confirmEmail(account, waiting.email, `${publicUrl}/admin/confirm-email#${token}`))
    },
  })

  return {
    order: ({ accountId, askedAt }: NewEmail, trx: AnyDatabase): Promise<void> =>
      jobs.add(KIND, { account: accountId, asked: askedAt } satisfies LinkJob, trx),
  }
}

export type NewEmailLinks = ReturnType<typeof createNewEmailLinks>
