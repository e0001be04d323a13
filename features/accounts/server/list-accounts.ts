import { answer } from '@frontage/kit/wire/answer.server'
import { listAccounts } from '../wire.admin'
import { mayManageAccounts } from './policy'
import { accountOf } from './presenter'
import type { Stores } from './stores'

export const listAccountsRoute = ({ accounts }: Pick<Stores, 'accounts'>) =>
  answer(listAccounts)
    .allow(mayManageAccounts)
    .with(async () => ({ accounts: (await accounts.all()).map(accountOf) }))
