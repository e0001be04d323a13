import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { signOut } from '../../wire.admin'
import type { Stores } from '../stores'
import { STEP_COOKIE } from './step-ticket'

/** Ends the session of this browser, at once and on every server. Nobody is refused: whoever is out already stays out. */
export const signOutRoute = ({ audit, stores }: Pick<Tools, 'audit'> & { readonly stores: Stores }) =>
  answer(signOut)
    .allow(anyone)
    .with(async (_request, context) => {
      const { token } = context.cookie
      const actor = token ? await stores.sessions.whoIs(token) : context.actor
      if (token && actor.role !== 'visitor')
        await stores.together(async ({ sessions, trx }) => {
          await sessions.end(token)
          await audit.note({ action: 'account.sign-out', target: `account ${actor.accountId}` }, { ...context, actor }, trx)
        })
      context.cookie.clear()
      if (context.cookie.read(STEP_COOKIE)) context.cookie.write(STEP_COOKIE, '', 0)
      return {}
    })
