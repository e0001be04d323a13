import { csvCell } from '@frontage/kit/csv'
import type { Tools } from '@frontage/kit/feature.server'
import type { Affected, KindCount } from '@frontage/kit/personal.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Download } from '@frontage/kit/wire/download'
import { Refusal } from '@frontage/kit/wire/refusal'
import { privacyMessages as say } from '../messages.privacy'
import { exportAffected, listAffected } from '../wire.privacy'
import { mayHandlePrivacy } from './policy'
import type { OwnersPrivacy } from './privacy'

const MOST_SHOWN = 100
type Desk = Pick<Tools, 'audit'> & { readonly privacy: OwnersPrivacy }
type Span = { readonly from: string; readonly to: string }

/** Whom a notice after a breach has to reach. */
export function createAffectedRoutes({ privacy, audit }: Desk): Route[] {
  const peopleIn = async ({ from, to }: Span): Promise<Affected[]> => {
    const [start, end] = [from, to].map((time) => new Date(time).toISOString())
    if (!start || !end || start >= end) throw new Refusal('bad-span', say.badSpan, { status: 422, field: 'to' })
    return [...(await privacy.affected(start, end))]
  }
  const targetOf = ({ from, to }: Span, people: readonly Affected[]): string => `${people.length} people from ${from} to ${to}`
  return [
    answer(listAffected)
      .allow(mayHandlePrivacy)
      .proved()
      .with(async (span, context) => {
        const people = await peopleIn(span)
        await audit.note({ action: 'privacy.affected', target: targetOf(span, people) }, context)
        const shown = people.slice(0, MOST_SHOWN)
        return {
          total: people.length,
          people: shown.map(({ who, names, data, records }) => ({ who, names: [...names], data: [...data], counts: countsOf(records) })),
        }
      }),
    answer(exportAffected)
      .allow(mayHandlePrivacy)
      .proved()
      .with(async (span, context) => {
        const people = await peopleIn(span)
        await audit.note({ action: 'privacy.affected', target: targetOf(span, people) }, context)
        return new Download('affected.csv', 'text/csv; charset=utf-8', Buffer.from(csvOf(people)))
      }),
  ]
}

function countsOf(records: Affected['records']): KindCount[] {
  const counts = new Map<string, number>()
  for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** A line each: whom to write to, and what it is about. */
const csvOf = (people: readonly Affected[]): string =>
  [['who', 'names', 'records', 'data', 'first', 'last'], ...people.map(cellsOf)]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('')

function cellsOf({ who, names, records, data }: Affected): string[] {
  const times = records.map(({ at }) => at).sort()
  const named = records.map(({ kind, id }) => `${kind} ${id}`).join(', ')
  return [who, names.join(', '), named, data.join(', '), times[0] ?? '', times.at(-1) ?? '']
}
