import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../../site.fake'
import { clientCallsOf } from './client-calls'
import { describeCalls } from './document'
import type { JsonShape } from './json-shape'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

test('the npm package for callers knows every call that pages of other sites may make, with its types', async () => {
  const { calls, document } = describeCalls({ ...site.app, routes: site.app.router.routes })
  const { schemas } = document.components as { schemas: JsonShape }
  const text = clientCallsOf(calls, schemas)
  expect(text).toContain(`"wprp_load_more_revs": 'POST /wp-admin/admin-ajax.php'`)
  expect(text, 'calls for signed-in people').not.toContain('/api/accounts')
  await expect(text).toMatchFileSnapshot('../../../../integrations/npm/client/src/calls.ts')
})
