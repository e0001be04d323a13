import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createAccountsStore } from './accounts.store'
import { createChallengesStore } from './passkeys/challenges.store'
import { createPasskeysStore } from './passkeys/passkeys.store'
import { createResetStore } from './password/reset.store'
import { createRemovalStore } from './people/removal.store'
import { createSecondStepStore } from './second-step/second-step.store'
import { createNewEmailStore } from './security/new-email.store'
import { createSetUpStore } from './set-up/set-up.store'
import { createSessionsStore } from './sign-in/sessions.store'
import { createPreferencesStore } from './weekly/preferences.store'

export type Stores = ReturnType<typeof createStores>

/** The stores of accounts, on the database itself and, for what has to stand or fall together, in one transaction. */
export function createStores({ db, clock, settings }: Pick<Tools, 'db' | 'clock' | 'settings'>) {
  const on = (trx: AnyDatabase) => ({
    accounts: createAccountsStore(trx),
    sessions: createSessionsStore(trx, clock, settings),
    setUp: createSetUpStore(trx),
    resets: createResetStore(trx, clock),
    removal: createRemovalStore(trx),
    newEmails: createNewEmailStore(trx, clock),
    secondSteps: createSecondStepStore(trx),
    passkeys: createPasskeysStore(trx, clock),
    challenges: createChallengesStore(trx, clock),
    preferences: createPreferencesStore(trx),
  })
  return {
    ...on(db),
    together: <Result>(work: (stores: ReturnType<typeof on> & { trx: AnyDatabase }) => Promise<Result>): Promise<Result> =>
      db.transaction().execute((trx) => work({ ...on(trx), trx })),
  }
}
