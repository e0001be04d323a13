import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { listAccounts } from '../../wire.admin'
import { mayManageAccounts } from '../policy'
import type { Presenter } from '../presenter'
import type { Stores } from '../stores'

type Door = Pick<Tools, 'settings'> & { readonly stores: Stores; readonly presenter: Presenter }

export const listAccountsRoute = ({ settings, stores: { accounts }, presenter }: Door) =>
  answer(listAccounts)
    .allow(mayManageAccounts)
    .with(async () => ({ accounts: await presenter.accountsOf(await accounts.all()), sendsMail: settings.carrier === 'smtp' }))
