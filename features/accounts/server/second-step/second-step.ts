import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { beginSecondStep, confirmSecondStep, removeSecondStep, renewRecoveryCodes } from '../../wire.security'
import { mayUseOwnAccount } from '../policy'
import { requireAccount } from '../require-account'
import { changeSecurity, type SecurityDoor } from '../security/change-security'
import { siteNameOf } from '../site-name'
import { type Codes, newRecoveryCodes } from './codes'
import { isStepRequired } from './required'

type Door = SecurityDoor & Pick<Tools, 'clock'> & { readonly codes: Codes }

const isOn = (): Refusal => new Refusal('step-is-on', messages.stepIsOn, { status: 409 })
const isOff = (): Refusal => new Refusal('step-is-off', messages.stepIsOff, { status: 409 })
const wrongCode = (): Refusal => new Refusal('wrong-code', messages.wrongCode, { field: 'code' })

/** One-time codes of one's own account: begun, turned on with a first code, turned off; and new recovery codes. */
export const secondStepRoutes = (door: Door) => [beginRoute(door), confirmRoute(door), removeRoute(door), recoveryRoute(door)]

const beginRoute = ({ stores, codes, site }: Door) =>
  answer(beginSecondStep)
    .allow(mayUseOwnAccount)
    .proved()
    .with(async (_request, { actor }) => {
      const account = await requireAccount(stores.accounts, actor)
      const { secret, uri, kept } = codes.make(account, await siteNameOf(site))
      if (!(await stores.secondSteps.begin(account.id, kept))) throw isOn()
      return { secret, uri }
    })

const confirmRoute = (door: Door) =>
  answer(confirmSecondStep)
    .allow(mayUseOwnAccount)
    .proved()
    .with(async ({ code }, context) => {
      const { stores, codes, clock } = door
      const account = await requireAccount(stores.accounts, context.actor)
      const begun = await stores.secondSteps.find(account.id)
      if (!begun) throw isOff()
      if (begun.confirmed_at) throw isOn()
      if (!(await codes.spend(stores, account.id, code.replace(/\s/g, '')))) throw wrongCode()
      const recoveryCodes = newRecoveryCodes()
      await changeSecurity(
        door,
        context,
        { account, action: 'account.second-step-on', change: 'stepTurnedOn' },
        async ({ secondSteps }) => {
          await secondSteps.confirm(account.id, clock.now().toISOString())
          await secondSteps.setRecovery(account.id, recoveryCodes)
        },
      )
      return { recoveryCodes }
    })

const removeRoute = (door: Door) =>
  answer(removeSecondStep)
    .allow(mayUseOwnAccount)
    .proved()
    .with(async (_request, context) => {
      const { stores, site } = door
      const account = await requireAccount(stores.accounts, context.actor)
      const isLast = (await stores.passkeys.listOf(account.id)).length === 0
      if (isLast && account.role === 'owner' && (await isStepRequired(site)))
        throw new Refusal('step-required', messages.stepRequired, { status: 409 })
      await changeSecurity(
        door,
        context,
        { account, action: 'account.second-step-off', change: 'stepTurnedOff' },
        async ({ secondSteps }) => {
          if (!(await secondSteps.remove(account.id))) throw isOff()
        },
      )
      return {}
    })

const recoveryRoute = (door: Door) =>
  answer(renewRecoveryCodes)
    .allow(mayUseOwnAccount)
    .proved()
    .with(async (_request, context) => {
      const account = await requireAccount(door.stores.accounts, context.actor)
      if (!(await door.stores.secondSteps.isOn(account.id))) throw isOff()
      const recoveryCodes = newRecoveryCodes()
      const what = { action: 'account.recovery-codes', change: 'recoveryRenewed' } as const
      await changeSecurity(door, context, { account, ...what }, ({ secondSteps }) => secondSteps.setRecovery(account.id, recoveryCodes))
      return { recoveryCodes }
    })
