import type { Tools } from '@frontage/kit/feature.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { getSignInRules, saveSignInRules } from '../../wire.security'
import { mayManageAccounts } from '../policy'
import type { Presenter } from '../presenter'
import { requireAccount } from '../require-account'
import type { Stores } from '../stores'
import { isStepRequired, requireStep } from './required'

type Door = Pick<Tools, 'audit' | 'site'> & { readonly stores: Stores; readonly presenter: Presenter }

export const getSignInRulesRoute = ({ site }: Pick<Tools, 'site'>) =>
  answer(getSignInRules)
    .allow(mayManageAccounts)
    .with(async () => ({ isRequired: await isStepRequired(site) }))

/** Whether every owner needs a second step. Whoever asks for it has one: nobody locks themselves out by a press. */
export const saveSignInRulesRoute = ({ audit, stores, presenter }: Door) =>
  answer(saveSignInRules)
    .allow(mayManageAccounts)
    .proved()
    .with(async ({ isRequired }, context) => {
      const { id } = await requireAccount(stores.accounts, context.actor)
      if (isRequired && !(await presenter.hasStep(id))) throw new Refusal('own-step-first', messages.ownStepFirst, { status: 409 })
      await stores.together(async ({ trx }) => {
        await requireStep(createSite(trx), isRequired)
        await audit.note(
          { action: isRequired ? 'account.require-second-step' : 'account.allow-password-only', target: 'owners' },
          context,
          trx,
        )
      })
      return { isRequired }
    })
