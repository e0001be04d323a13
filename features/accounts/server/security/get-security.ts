import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { getSecurity } from '../../wire.security'
import type { RelyingParty } from '../passkeys/relying-party'
import { mayUseOwnAccount } from '../policy'
import { requireAccount } from '../require-account'
import { isStepRequired } from '../second-step/required'
import type { Stores } from '../stores'
import { sessionIdOf, sessionOf } from './session-id'

type Door = Pick<Tools, 'site'> & { readonly stores: Stores; readonly relyingParty: RelyingParty | undefined }

export const getSecurityRoute = ({ site, stores, relyingParty }: Door) =>
  answer(getSecurity)
    .allow(mayUseOwnAccount)
    .with(async (_request, { actor }) => {
      const { id, role } = await requireAccount(stores.accounts, actor)
      const { sessions, passkeys, secondSteps } = stores
      const isOn = await secondSteps.isOn(id)
      return {
        sessions: (await sessions.listOf(id)).map(({ token_hash, device, network, created_at, seen_at }) => ({
          ...{ id: sessionIdOf(token_hash), device, network, startedAt: created_at, seenAt: seen_at },
          isThis: token_hash === sessionOf(actor),
        })),
        passkeys: (await passkeys.listOf(id)).map(({ credential_id, name, created_at, used_at }) => ({
          ...{ id: credential_id, name, createdAt: created_at, usedAt: used_at },
        })),
        canHavePasskeys: relyingParty !== undefined,
        secondStep: { isOn, recoveryCodes: isOn ? await secondSteps.countRecovery(id) : 0 },
        isRequired: role === 'owner' && (await isStepRequired(site)),
        newEmail: (await stores.newEmails.of(id))?.email ?? null,
      }
    })
