import type { Tools } from '@frontage/kit/feature.server'
import { valueAt } from '@frontage/kit/single-transfer.server'
import type { Brought, Transfer, TransferReport } from '@frontage/kit/transfer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import * as v from 'valibot'
import { MOST_REDIRECTS } from '../../spec'
import { fromKey, redirectShape } from '../redirect'
import { type Rules, rulesIn, type Wanted } from './redirect-rules'
import { type RedirectRow, type RedirectsStore, ruleOf } from './redirects.store'

const FILE = 'redirects'
const shape = v.pipe(
  v.array(v.intersect([redirectShape, v.object({ isAutomatic: v.optional(v.boolean(), false) })])),
  v.maxLength(MOST_REDIRECTS),
)

/** Pages come before redirects, and which of them stand is not known before all of the site is here. */
const nothingStands = (): boolean => false

/** Redirects on their way out of the site or into it, in place of those of the same address; without how often they were used. */
export const createRedirectsTransfer = (store: RedirectsStore, { db, clock }: Pick<Tools, 'db' | 'clock'>): Transfer => ({
  name: FILE,
  write: async (trx = db) => {
    const redirects = (await store.all(trx)).map(wantedOf)
    return new Map(redirects.length ? [[FILE, redirects]] : [])
  },
  read: async (texts, { trx }) => {
    const { value = [], bad: unfit } = valueAt(FILE, shape, texts)
    const before = new Map((await store.all(trx)).map((row) => [row.from_key, row]))
    const rules = await rulesIn(store, nothingStands, trx)
    const createdAt = clock.now().toISOString()
    const brought: Brought[] = []
    const faults: TransferReport['faults'][number][] = []
    const bad: TransferReport['bad'][number][] = [...unfit]
    for (const [place, given] of value.entries()) {
      const wanted = ordered(given)
      const known = before.get(fromKey(wanted.from))
      const trouble = troubleWith(wanted, rules, known?.id ?? 0, place)
      if (trouble) (trouble.code === 'circle' ? faults : bad).push({ path: `${FILE}.json: ${place}`, text: trouble.message })
      if (trouble && trouble.code !== 'circle') continue
      const outcome = outcomeOf(wanted, known)
      if (outcome === 'new') await store.add([{ ...wanted, createdAt }], trx)
      if (known && outcome === 'changed') await store.change(known.id, { ...wanted, createdAt }, trx)
      brought.push({ what: `redirect ${wanted.from}`, outcome })
    }
    return { brought, faults, bad }
  },
})

const ordered = ({ from, to, status, isAutomatic }: Wanted): Wanted => ({ from, to, status, isAutomatic })
const wantedOf = (row: RedirectRow): Wanted => ordered({ ...ruleOf(row), isAutomatic: row.is_automatic === 1 })

const outcomeOf = (wanted: Wanted, known: RedirectRow | undefined): Brought['outcome'] =>
  !known ? 'new' : JSON.stringify(wantedOf(known)) === JSON.stringify(wanted) ? 'same' : 'changed'

/** What speaks against it: a circle, or an address that the same file has twice. It is one of the rules from now on. */
function troubleWith(wanted: Wanted, rules: Rules, id: number, place: number): Refusal | undefined {
  try {
    rules.checked(wanted, id)
    return undefined
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return reason
  } finally {
    rules.add({ ...wanted, id: id || -1 - place })
  }
}
