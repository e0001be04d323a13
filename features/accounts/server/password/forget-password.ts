import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { forgetPassword } from '../../wire.admin'
import type { Tries } from '../sign-in/tries'
import type { Stores } from '../stores'
import type { ResetLinks } from './reset-link'

type Door = { readonly stores: Stores; readonly tries: Tries; readonly resetLinks: ResetLinks }

/** Known and unknown addresses are answered alike, and take as long. */
export const forgetPasswordRoute = ({ stores, tries, resetLinks }: Door) =>
  answer(forgetPassword)
    .allow(anyone)
    .with(async ({ email }, { bucket, language }) => {
      await tries.of(bucket, `link for ${email}`).count()
      await resetLinks.order(await stores.accounts.findByEmail(email), language)
      return {}
    })
