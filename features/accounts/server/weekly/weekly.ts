import { inAdminWords } from '@frontage/kit/admin-words.server'
import type { DigestLine } from '@frontage/kit/digest.server'
import type { Tools } from '@frontage/kit/feature.server'
import type { Problem } from '@frontage/kit/problem'
import { lastTime, nextTime, type Recurring } from '@frontage/kit/recurring'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Role } from '@frontage/kit/wire/permission'
import * as v from 'valibot'
import { weeklyMessages } from '../../messages.weekly'
import { mayReadAudit } from '../policy'
import { siteNameOf } from '../site-name'
import type { createPreferencesStore } from './preferences.store'
import { isWorthWriting, type Week, weeklyMail } from './weekly-mail'

const KIND = 'weekly-email'
const NAME = 'weekly-email.last'
const MONDAY_AT_EIGHT = { weekday: 1, hour: 8 } as const
const WEEK = 7 * 86_400_000

/** `due`: the Monday that the last one was for; `until`: up to when it told what happened. */
const lastShape = v.object({ due: v.optional(v.string(), ''), until: v.optional(v.string(), '') })
const lastIn = (text: string | undefined) => storedIn(lastShape, text ?? '{}', NAME) ?? { due: '', until: '' }

type Desk = Pick<Tools, 'db' | 'jobs' | 'clock' | 'site' | 'outbox' | 'registry' | 'publicUrl'> & {
  readonly stores: { readonly preferences: Pick<ReturnType<typeof createPreferencesStore>, 'weeklyReaders'> }
  readonly rightsOf: (role: Role) => readonly string[]
}

/** Sends the weekly e-mail: once for each Monday, however many processes there are and however often they start. */
export function createWeekly(desk: Desk) {
  const { db, jobs, clock, registry, site } = desk
  jobs.handle(KIND, { title: weeklyMessages.job, run })

  /** Asked before a transaction: on SQLite nothing else can be read within one. */
  const when = async (): Promise<Recurring> => ({ ...MONDAY_AT_EIGHT, timeZone: (await registry.look()).timeZone })

  /** Has the next one waiting, once. */
  async function plan(monday: Recurring, trx: AnyDatabase): Promise<void> {
    await takeTurn(trx, KIND)
    const at = new Date(nextTime(clock.now().getTime(), monday))
    const about = `${KIND}:${at.toISOString()}`
    await jobs.forget([about], trx)
    await jobs.add(KIND, {}, trx, { at, about })
  }

  async function run(): Promise<void> {
    const monday = await when()
    await db.transaction().execute((trx) => plan(monday, trx))
    const due = lastTime(clock.now().getTime(), monday)
    const { until, due: before } = lastIn(await site.read(NAME))
    if (isDone(before, due)) return
    const week = await weekOf(desk, until ? new Date(until) : new Date(due - WEEK))
    const mails = await mailsOf(desk, week)
    await db.transaction().execute(async (trx) => {
      const last = lastIn(await createSite(trx).readForChange(NAME, '{}'))
      if (isDone(last.due, due)) return
      await createSite(trx).write(NAME, JSON.stringify({ due: new Date(due).toISOString(), until: week.until.toISOString() }))
      for (const mail of mails) await desk.outbox.add(mail, trx)
    })
  }

  return {
    /** After the start of a server: what was planned before a restore, or in another zone, may be gone. */
    start: async (): Promise<void> => {
      const monday = await when()
      await db.transaction().execute((trx) => plan(monday, trx))
    },
  }
}

/** Mondays of two zones lie up to a day apart: a business that moves hears of no week twice. */
const isDone = (last: string, due: number): boolean => last !== '' && due - Date.parse(last) < WEEK / 2

const weekOf = async ({ site, publicUrl, clock }: Desk, since: Date): Promise<Week> => ({
  ...{ siteName: await siteNameOf(site), publicUrl, since },
  until: clock.now(),
})

/** To everybody who wants it, what they may know; nobody hears that there is nothing. */
async function mailsOf({ registry, stores, rightsOf }: Desk, week: Week) {
  const told = await registry.digest(week)
  const lines = [...told, ...(await registry.problems()).flatMap((problem) => faultsSince(week, problem))]
  return (await stores.preferences.weeklyReaders()).flatMap((reader) => {
    const rights = rightsOf(reader.role)
    const own = lines.filter(({ right }) => rights.includes(right))
    return isWorthWriting(own) ? [weeklyMail(reader, own, week)] : []
  })
}

/** What could not be sent or done, as the admin tells it; what is older was told before. */
const faultsSince = ({ since }: Week, { what, at, last }: Problem): DigestLine[] =>
  last >= since.toISOString()
    ? [{ kind: 'fault', text: inAdminWords(what), at: (at || '/activity') as `/${string}`, right: mayReadAudit.name }]
    : []
