import { answer } from '@frontage/kit/wire/answer.server'
import { getMe } from '../../wire.admin'
import { mayUseOwnAccount } from '../policy'
import { meOf, type RightsOf } from '../presenter'
import { requireAccount } from '../require-account'
import type { Stores } from '../stores'

export const getMeRoute = ({ accounts }: Pick<Stores, 'accounts'>, rightsOf: RightsOf) =>
  answer(getMe)
    .allow(mayUseOwnAccount)
    .with(async (_request, { actor }) => meOf(await requireAccount(accounts, actor), rightsOf))
