import type { Tools } from '@frontage/kit/feature.server'
import { UNREADABLE } from '@frontage/kit/storage/site.server'
import { unreadableRecords } from '@frontage/kit/storage/stored-json.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import type { AnswerOf } from '@frontage/kit/wire/call'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import { discardJob, getStatus, retryJob, type UnreadableRecord } from '../wire.status'
import { mayReadStatus, maySettleJobs } from './policy'

type Desk = Pick<Tools, 'db' | 'jobs' | 'site' | 'audit' | 'scanner'>

/** What is listed of each. */
const MOST = 100

async function unreadable({ site }: Desk): Promise<UnreadableRecord[]> {
  const replaced = (await site.allBehind(UNREADABLE)).map(({ name }) => ({ record: name, isReplaced: true }))
  return [...unreadableRecords().map((record) => ({ record, isReplaced: false })), ...replaced].slice(0, MOST)
}

const scannerNow = async ({ scanner }: Desk): Promise<AnswerOf<typeof getStatus>['scanner']> =>
  scanner ? ((await scanner.isThere()) ? 'answers' : 'silent') : 'none'

/** What the kit could not read or do, for the owner. */
export function statusRoutes(desk: Desk): Route[] {
  const { db, jobs, audit } = desk
  const settle = (action: 'revive' | 'discard', id: number, context: Parameters<typeof audit.note>[1]): Promise<void> =>
    db.transaction().execute(async (trx) => {
      if (!(await jobs[action](id, trx))) throw new Refusal('no-such-job', messages.noSuchJob, { status: 409 })
      await audit.note({ action: `job.${action}`, target: `job ${id}` }, context, trx)
    })
  return [
    answer(getStatus)
      .allow(mayReadStatus)
      .with(async () => {
        const [records, dead, scanner] = await Promise.all([unreadable(desk), jobs.listDead(MOST), scannerNow(desk)])
        return { unreadable: records, jobs: dead, scanner }
      }),
    answer(retryJob)
      .allow(maySettleJobs)
      .with(async ({ id }, context) => {
        await settle('revive', id, context)
        return {}
      }),
    answer(discardJob)
      .allow(maySettleJobs)
      .with(async ({ id }, context) => {
        await settle('discard', id, context)
        return {}
      }),
  ]
}
