import { answer } from '@frontage/kit/wire/answer.server'
import { listAccounts } from '../wire.admin'
import { mayManageAccounts } from './policy'
import type { Presenter } from './presenter'
import type { Stores } from './stores'

export const listAccountsRoute = ({ stores: { accounts }, presenter }: { readonly stores: Stores; readonly presenter: Presenter }) =>
  answer(listAccounts)
    .allow(mayManageAccounts)
    .with(async () => ({ accounts: await Promise.all((await accounts.all()).map(presenter.accountOf)) }))
