import { textsOf } from '../../../admin/texts'
import type { PageDocument } from '../../../page'

type Row = PageDocument['rows'][number]
type Module = Row['columns'][number]['modules'][number]

/** A thing that differs between two versions of a page. `name` is the code name of a block. */
export type Difference =
  | {
      readonly what: 'setting'
      readonly name: 'title' | 'path' | 'description' | 'hidden' | 'picture'
      readonly before: string
      readonly after: string
    }
  | { readonly what: 'row'; readonly action: 'added' | 'removed' | 'moved' | 'set'; readonly place: number; readonly says: string }
  | {
      readonly what: 'module'
      readonly action: 'added' | 'removed' | 'changed'
      /** Number of the row, as people count. */
      readonly place: number
      readonly block: string
      /** The first words in it. */
      readonly says: string
      /** The one text that is another one now. */
      readonly text?: readonly [string, string]
    }
  | { readonly what: 'order'; readonly place: number }

/** What has to be told of the way from one version to another: settings first, then row by row. */
export const differencesBetween = (before: PageDocument, after: PageDocument): Difference[] => [
  ...settingsBetween(before, after),
  ...rowsBetween(before.rows, after.rows),
]

function settingsBetween(before: PageDocument, after: PageDocument): Difference[] {
  const read = (page: PageDocument) =>
    ({
      title: page.title,
      path: page.path,
      description: page.description ?? '',
      hidden: page.isHidden ? 'yes' : 'no',
      picture: page.social?.picture?.file ?? '',
    }) as const
  const [was, is] = [read(before), read(after)]
  return (['title', 'path', 'description', 'hidden', 'picture'] as const)
    .filter((name) => was[name] !== is[name])
    .map((name) => ({ what: 'setting', name, before: was[name], after: is[name] }))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const modulesIn = (row: Row): Module[] => row.columns.flatMap(({ modules }) => modules)
const firstWords = (thing: unknown): string => textsOf(thing)[0] ?? ''
const rowSays = (row: Row): string => row.label ?? firstWords(modulesIn(row).map(({ props }) => props))

function rowsBetween(before: readonly Row[], after: readonly Row[]): Difference[] {
  const { gone, fresh } = unmatched(before, after, isSame)
  const moved = fresh.filter((place) => gone.some((old) => isSame(before[old], after[place])))
  const left = gone.filter((old) => !moved.some((place) => isSame(before[old], after[place])))
  const partners = new Map<number, number>()
  for (const place of fresh.filter((one) => !moved.includes(one))) {
    const partner = closest(
      after[place]!,
      left.filter((old) => ![...partners.values()].includes(old)),
      before,
    )
    if (partner !== undefined) partners.set(place, partner)
  }
  const changed = fresh.flatMap((place): Difference[] => {
    const says = rowSays(after[place]!)
    if (moved.includes(place)) return [{ what: 'row', action: 'moved', place: place + 1, says }]
    const partner = partners.get(place)
    return partner === undefined
      ? [{ what: 'row', action: 'added', place: place + 1, says }]
      : insideRow(before[partner]!, after[place]!, place + 1)
  })
  const removed = left
    .filter((old) => ![...partners.values()].includes(old))
    .map((old): Difference => ({ what: 'row', action: 'removed', place: old + 1, says: rowSays(before[old]!) }))
  return [...changed, ...removed]
}

/** The row that has the most blocks in common with this one. */
function closest(row: Row, candidates: readonly number[], rows: readonly Row[]): number | undefined {
  const common = (other: Row): number => {
    const names = modulesIn(other).map(({ block }) => block)
    return modulesIn(row).filter(({ block }) => names.splice(names.indexOf(block) >>> 0, 1).length > 0).length
  }
  const [best] = candidates.map((place) => ({ place, shared: common(rows[place]!) })).toSorted((a, b) => b.shared - a.shared)
  return best && best.shared > 0 ? best.place : undefined
}

function insideRow(before: Row, after: Row, place: number): Difference[] {
  const [was, is] = [modulesIn(before), modulesIn(after)]
  const { gone, fresh } = unmatched(was, is, isSame)
  const found: Difference[] = []
  const left = [...gone]
  for (const one of fresh) {
    const module = is[one]!
    const partner = left.findIndex((old) => was[old]!.block === module.block)
    const [old] = partner < 0 ? [] : left.splice(partner, 1)
    found.push(old === undefined ? moduleDifference('added', module, place) : changedModule(was[old]!, module, place))
  }
  for (const old of left) found.push(moduleDifference('removed', was[old]!, place))
  const { columns: oldColumns, ...oldSettings } = before
  const { columns: newColumns, ...newSettings } = after
  if (!isSame(oldSettings, newSettings)) found.push({ what: 'row', action: 'set', place, says: rowSays(after) })
  if (found.length === 0 && !isSame(oldColumns, newColumns)) found.push({ what: 'order', place })
  return found
}

const moduleDifference = (action: 'added' | 'removed', { block, props }: Module, place: number): Difference => ({
  ...{ what: 'module', action, place, block },
  says: firstWords(props),
})

function changedModule(before: Module, after: Module, place: number): Difference {
  const [was, is] = [textsOf(before.props), textsOf(after.props)]
  const { gone, fresh } = unmatched(was, is, (one, other) => one === other)
  const text = gone.length === 1 && fresh.length === 1 ? ([was[gone[0]!]!, is[fresh[0]!]!] as const) : undefined
  return { what: 'module', action: 'changed', place, block: after.block, says: firstWords(after.props), ...(text && { text }) }
}

/** Places that are in no longest common row of the two lists: what went, and what came. */
function unmatched<Thing>(before: readonly Thing[], after: readonly Thing[], same: (one: Thing, other: Thing) => boolean) {
  const length = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      length[one]![other] = same(before[one]!, after[other]!)
        ? length[one + 1]![other + 1]! + 1
        : Math.max(length[one + 1]![other]!, length[one]![other + 1]!)
  const gone: number[] = []
  const fresh: number[] = []
  let [one, other] = [0, 0]
  while (one < before.length && other < after.length) {
    if (same(before[one]!, after[other]!)) {
      one++
      other++
    } else if (length[one + 1]![other]! >= length[one]![other + 1]!) gone.push(one++)
    else fresh.push(other++)
  }
  while (one < before.length) gone.push(one++)
  while (other < after.length) fresh.push(other++)
  return { gone, fresh }
}
