import { answer } from '@frontage/kit/wire/answer.server'
import { getMe } from '../wire.admin'
import { mayUseOwnAccount } from './policy'
import { meOf } from './presenter'
import { requireAccount } from './require-account'
import type { Stores } from './stores'

export const getMeRoute = ({ accounts }: Pick<Stores, 'accounts'>) =>
  answer(getMe)
    .allow(mayUseOwnAccount)
    .with(async (_request, { actor }) => meOf(await requireAccount(accounts, actor)))
