import { answer } from '@frontage/kit/wire/answer.server'
import { getMe } from '../../wire.admin'
import { mayUseOwnAccount } from '../policy'
import type { Presenter } from '../presenter'
import { requireAccount } from '../require-account'
import type { Stores } from '../stores'

export const getMeRoute = ({ stores, presenter }: { readonly stores: Stores; readonly presenter: Presenter }) =>
  answer(getMe)
    .allow(mayUseOwnAccount)
    .with(async (_request, { actor }) => presenter.meOf(await requireAccount(stores.accounts, actor)))
