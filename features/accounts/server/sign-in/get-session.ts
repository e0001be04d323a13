import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { getSession } from '../../wire.session'
import type { Presenter } from '../presenter'
import { siteNameOf } from '../site-name'
import type { Stores } from '../stores'
import type { StepTickets } from './step-ticket'

type Door = Pick<Tools, 'site'> & { readonly stores: Stores; readonly presenter: Presenter; readonly stepTickets: StepTickets }

/** What the admin asks first: who is here, what the site is called, and whether it has an owner yet. */
export const getSessionRoute = ({ site, stores, presenter, stepTickets }: Door) =>
  answer(getSession)
    .allow(anyone)
    .with(async (_request, context) => {
      const { cookie } = context
      const actor = cookie.token ? await stores.sessions.whoIs(cookie.token) : undefined
      const account = actor && actor.role !== 'visitor' ? await stores.accounts.find(actor.accountId) : undefined
      const waiting = account ? undefined : await stepTickets.accountOf(context)
      return {
        me: account ? await presenter.meOf(account) : null,
        step: waiting ? await stepTickets.waysOf(waiting) : null,
        needsOwner: !(await stores.accounts.hasOwner()),
        siteName: await siteNameOf(site),
      }
    })
