import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { mayRedirect } from '../../server/policy'
import { MOST_IMPORTED } from '../../spec'
import { messages } from '../messages'
import type { Rule } from '../redirect'
import { type BadLine, redirectsIn } from '../redirect-csv'
import { importRedirects } from '../wire.admin'
import { type Rules, rulesIn, type Wanted } from './redirect-rules'
import { REDIRECTS_CHANGED } from './redirects'
import type { RedirectTools } from './redirects-routes'

/** Takes in a file: all of it, or nothing, unless bad lines are to be left out. */
export const importRedirectsRoute = ({ db, audit, clock, events, store, sitemaps }: RedirectTools): Route =>
  answer(importRedirects)
    .allow(mayRedirect)
    .with(async ({ csv, isTrial, skipBad }, context) => {
      const { good, bad } = redirectsIn(csv)
      if (good.length + bad.length === 0) throw new Refusal('no-lines', messages.noLines, { field: 'csv' })
      if (good.length > MOST_IMPORTED) throw new Refusal('too-many-lines', messages.tooManyLines(MOST_IMPORTED), { field: 'csv' })
      const stands = await sitemaps.stands()
      return db.transaction().execute(async (trx) => {
        const checked = checkAll(good, await rulesIn(store, stands, trx))
        const faults = [...bad, ...checked.bad].toSorted((a, b) => a.line - b.line)
        if (isTrial) return { added: checked.wanted.length, bad: faults }
        if (faults.length && !skipBad) throw new Refusal('bad-lines', messages.badLines, { field: 'csv' })
        const createdAt = clock.now().toISOString()
        await store.add(
          checked.wanted.map((wanted) => ({ ...wanted, createdAt })),
          trx,
        )
        await audit.note({ action: 'redirect.import', target: `redirects ${checked.wanted.length}` }, context, trx)
        await events.tell(REDIRECTS_CHANGED, trx)
        return { added: checked.wanted.length, bad: faults }
      })
    })

/** One after the other, so that a circle within the file is found too. */
function checkAll(lines: readonly { readonly line: number; readonly rule: Rule }[], rules: Rules): { wanted: Wanted[]; bad: BadLine[] } {
  const wanted: Wanted[] = []
  const bad: BadLine[] = []
  for (const { line, rule } of lines)
    try {
      const checked = rules.checked({ ...rule, isAutomatic: false })
      rules.add({ ...checked, id: -line })
      wanted.push(checked)
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      bad.push({ line, reason: reason.message })
    }
  return { wanted, bad }
}
