import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import type { Context } from '@frontage/kit/wire/answer.server'
import { createOpenState } from './opening'
import { createSetupStore } from './setup.store'
import { createSiteParts } from './site-parts'

export type SetupDesk = ReturnType<typeof createSetupDesk>

export const nameOf = ({ actor }: Pick<Context, 'actor'>): string => (actor.role === 'visitor' ? '' : actor.name)

/** What the calls of the set-up share. */
export const createSetupDesk = (tools: Tools, store = createSetupStore(tools.db)) => ({
  ...{ ...tools, store, parts: createSiteParts(tools), opening: createOpenState(tools, store) },
  now: (): string => tools.clock.now().toISOString(),
  /** One after the other, whoever sets the site up: all of it or nothing. It changes what many features keep. */
  inTurn: <Result>(work: (trx: AnyDatabase) => Promise<Result>): Promise<Result> =>
    tools.db.transaction().execute(async (trx) => {
      await takeTurn(trx, 'the set-up')
      const result = await work(trx)
      await tools.events.tellAll(trx)
      return result
    }),
})
