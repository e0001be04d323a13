import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { endOtherSessions, endSession } from '../../wire.security'
import { mayUseOwnAccount } from '../policy'
import { requireAccount } from '../require-account'
import type { Stores } from '../stores'
import { sessionIdOf, sessionOf } from './session-id'

type Door = Pick<Tools, 'audit'> & { readonly stores: Stores }

const gone = (): Refusal => new Refusal('no-such-session', messages.noSuchSession, { status: 404 })

/** Ends one session of one's own; it holds from its next request on. */
export const endSessionRoute = ({ audit, stores }: Door) =>
  answer(endSession)
    .allow(mayUseOwnAccount)
    .with(async ({ id }, context) => {
      const account = await requireAccount(stores.accounts, context.actor)
      const found = (await stores.sessions.listOf(account.id)).find(({ token_hash }) => sessionIdOf(token_hash) === id)
      await stores.together(async ({ sessions, trx }) => {
        if (!found || !(await sessions.endOne(account.id, found.token_hash))) throw gone()
        await audit.note({ action: 'account.end-session', target: `account ${account.id}` }, context, trx)
      })
      return {}
    })

export const endOtherSessionsRoute = ({ audit, stores }: Door) =>
  answer(endOtherSessions)
    .allow(mayUseOwnAccount)
    .with(async (_request, context) => {
      const { id } = await requireAccount(stores.accounts, context.actor)
      await stores.together(async ({ sessions, trx }) => {
        await sessions.endAll(id, sessionOf(context.actor))
        await audit.note({ action: 'account.end-sessions', target: `account ${id}` }, context, trx)
      })
      return {}
    })
