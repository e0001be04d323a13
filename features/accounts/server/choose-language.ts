import { answer } from '@frontage/kit/wire/answer.server'
import { chooseLanguage } from '../wire.admin'
import { mayUseOwnAccount } from './policy'
import { requireAccount } from './require-account'
import type { Stores } from './stores'

/** A matter of taste and of nobody else: the log says nothing of it. */
export const chooseLanguageRoute = ({ stores }: { readonly stores: Stores }) =>
  answer(chooseLanguage)
    .allow(mayUseOwnAccount)
    .with(async ({ language }, { actor }) => {
      const { id } = await requireAccount(stores.accounts, actor)
      await stores.accounts.setLanguage(id, language)
      return {}
    })
