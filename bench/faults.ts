import { brokenDisk } from './faults/broken-disk.ts'
import { failover } from './faults/failover.ts'
import { fullDisk } from './faults/full-disk.ts'
import { kill } from './faults/kill.ts'
import { lockPostgres, lockSqlite } from './faults/lock.ts'
import { behindHung, withoutServer } from './faults/mail.ts'
import { postgres } from './faults/postgres.ts'
import { announced, killOneOfTwo, rolling } from './faults/rolling.ts'
import { type Fault, type Outcome, skipped } from './faults/round.ts'
import { engineVersions } from './listing/engines.ts'
import { withCleanup } from './tools/cleanup.ts'
import { say } from './tools/numbers.ts'
import { aim, keepNumbers, type Report, readNumbers } from './tools/report.ts'
import { table } from './tools/table.ts'

const all: Readonly<Record<string, Fault>> = {
  ...{
    kill,
    postgres,
    failover,
    killOneOfTwo,
    rolling,
    announced,
    lockSqlite,
    lockPostgres,
    fullDisk,
    brokenDisk,
    behindHung,
    withoutServer,
  },
}

const head = ['Fault', 'rounds', 'acknowledged', 'lost', 'doubled', 'slowest, s']

type Kept = { readonly outcomes: readonly (Outcome & { readonly measured?: string })[] }

/** Faults that are named in FAULTS are measured anew, the others stay as they were. */
const asked = process.env.FAULTS?.split(',')
const before = (): Kept['outcomes'] => (asked ? readNumbers<Kept>('faults')?.outcomes : undefined) ?? []

/** Faults in full length: what was acknowledged is there afterwards, once. */
export async function faults(isQuick: boolean): Promise<Report> {
  const measured = new Map<string, Kept['outcomes'][number]>()
  for (const [name, fault] of Object.entries(all).filter(([name]) => asked?.includes(name) ?? true)) {
    console.log(`${new Date().toISOString()} ${name}`)
    const outcome = await withCleanup((later) => fault(isQuick, later)).catch((reason: unknown) => ({
      ...skipped(name, ''),
      note: `**failed**: ${String(reason)}`,
    }))
    console.log(`${new Date().toISOString()} ${JSON.stringify(outcome)}`)
    measured.set(outcome.name, { ...outcome, measured: new Date().toISOString() })
  }
  const others = before().filter(({ name }) => !measured.has(name))
  const outcomes = [...others, ...measured.values()]
  const sum = (pick: (outcome: Outcome) => number): number => outcomes.reduce((total, one) => total + pick(one), 0)
  const [acknowledged, lost, doubled] = [sum((one) => one.acknowledged), sum((one) => one.lost), sum((one) => one.doubled)]
  if (!isQuick) keepNumbers('faults', { measured: new Date().toISOString(), acknowledged, lost, doubled, outcomes })
  return { title: 'Faults', parts: partsOf(outcomes, { acknowledged, lost, doubled }), versions: engineVersions() }
}

type Sums = { readonly acknowledged: number; readonly lost: number; readonly doubled: number }

function partsOf(outcomes: readonly Outcome[], { acknowledged, lost, doubled }: Sums): string[] {
  const rows = outcomes.map((one) => [
    one.name,
    ...[one.rounds, one.acknowledged, one.lost, one.doubled].map((value) => say(value)),
    say(one.slowest, 1),
  ])
  return [
    table(head, rows),
    outcomes
      .filter(({ note }) => note)
      .map(({ name, note }) => `- ${name}: ${note}.`)
      .join('\n'),
    [
      aim(
        lost === 0 && outcomes.every(({ note }) => !note.startsWith('**failed**')),
        `none of ${say(acknowledged)} acknowledged writes is lost`,
      ),
      aim(doubled === 0, 'none is there twice'),
      aim(!outcomes.some(({ note }) => note.startsWith('failed')), 'no restart drops a request'),
    ].join('\n'),
  ]
}
