import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { getSession } from '../../wire.admin'
import { meOf, type RightsOf } from '../presenter'
import { siteNameOf } from '../site-name'
import type { Stores } from '../stores'

/** What the admin asks first: who is here, what the site is called, and whether it has an owner yet. */
export const getSessionRoute = ({ site, stores }: Pick<Tools, 'site'> & { readonly stores: Stores }, rightsOf: RightsOf) =>
  answer(getSession)
    .allow(anyone)
    .with(async (_request, { cookie }) => {
      const actor = cookie.token ? await stores.sessions.whoIs(cookie.token) : undefined
      const account = actor && actor.role !== 'visitor' ? await stores.accounts.find(actor.accountId) : undefined
      return {
        me: account ? meOf(account, rightsOf) : null,
        needsOwner: !(await stores.accounts.hasOwner()),
        siteName: await siteNameOf(site),
      }
    })
