import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { getPreferences, noteNewsSeen, saveWeeklyEmail } from '../../wire.preferences'
import { mayUseOwnAccount } from '../policy'
import { requireAccount } from '../require-account'
import type { Stores } from '../stores'

type Door = Pick<Tools, 'audit'> & { readonly stores: Stores }

/** What somebody reads and chooses about themselves. */
export const preferenceRoutes = ({ audit, stores }: Door): Route[] => [
  answer(getPreferences)
    .allow(mayUseOwnAccount)
    .with(async (_, { actor }) => {
      const { id } = await requireAccount(stores.accounts, actor)
      return (await stores.preferences.of(id)) ?? { weeklyEmail: false, newsSeen: '' }
    }),
  answer(saveWeeklyEmail)
    .allow(mayUseOwnAccount)
    .with(async ({ isOn }, context) => {
      const { id } = await requireAccount(stores.accounts, context.actor)
      await stores.together(async ({ preferences, trx }) => {
        await preferences.setWeeklyEmail(id, isOn)
        await audit.note({ action: isOn ? 'account.weekly-email-on' : 'account.weekly-email-off', target: `account ${id}` }, context, trx)
      })
      return {}
    }),
  answer(noteNewsSeen)
    .allow(mayUseOwnAccount)
    .with(async ({ day }, { actor }) => {
      const { id } = await requireAccount(stores.accounts, actor)
      await stores.preferences.setNewsSeen(id, day)
      return {}
    }),
]
