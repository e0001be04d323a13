import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FilledSite, revisionAt, startFilledSite } from '../site.fake'

const older = 'https://older.example'
/** A ticket of the system that made the page. */
const nonce = '0a1b2c3d4e'
const wrong = 'old.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
const written = {
  ...{
    wprevpro_review_text: 'From a page of before.',
    wprevpro_reviewer_name: 'Older Person',
    wprevpro_reviewer_email: 'ann@site.example',
  },
  ...{ wprevpro_review_rating: 'star5', wprevpro_fid: '0', wprev_postid: '77' },
}

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

const call = async (action: string, fields: Record<string, string>, origin?: string) => {
  const body = new URLSearchParams({ action, ...fields })
  const response = await fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body, headers: origin ? { origin } : {} })
  return { status: response.status, text: await response.text() }
}
const reading = [
  ['wprp_load_more_revs', { perrow: '1', nrows: '1' }],
  ['wprp_check_unbrid', { unbrid: 'x' }],
  ['wprp_get_float', { fid: '0', wtfid: '0', wtftype: 'pop' }],
] as const

describe('older pages', () => {
  test('R60 R61: without being named, reading needs a ticket; the ticket of another system is wrong', async () => {
    for (const [action, fields] of reading) {
      expect(await call(action, fields, older), action).toEqual({ status: 403, text: '-1' })
      expect(await call(action, { ...fields, wpfb_nonce: nonce }, older), action).toEqual({ status: 403, text: '-1' })
    }
    expect(await call('wprp_save_review', { ...written, wpfb_nonce: nonce }, older)).toEqual({ status: 403, text: '-1' })
    expect(await call('wprp_save_review', { ...written, wpfb_nonce: wrong })).toEqual({ status: 403, text: '-1' })
  })

  test('R60: a review without a ticket is kept, and waits for the owner', async () => {
    expect((await call('wprp_save_review', written)).text).toContain('"error":"no"')
    const { reviews } = await waiting()
    expect(reviews).toMatchObject([{ text: written.wprevpro_review_text, status: 'pending', doubt: 'no-script' }])
    expect((await call('wprp_save_review', written)).text).toContain('"error":"no"')
    expect((await waiting()).reviews).toHaveLength(1)
  })

  test('R60 R61: pages of a named site read and write with the ticket of their own system, and with no wrong one', async () => {
    const save = async (origins: string[]) => {
      const revision = await revisionAt(site, '/api/reviews/older-pages')
      return site.post('/api/reviews/older-pages', { origins, revision }, { cookie: site.cookies.owner })
    }
    expect((await save(['older.example'])).status).toBe(400)
    expect(await (await save([`${older}/reviews/`])).json()).toMatchObject({ origins: [older] })
    for (const [action, fields] of reading) {
      expect((await call(action, { ...fields, wpfb_nonce: nonce }, older)).status, action).toBe(200)
      expect((await call(action, fields, older)).status, action).toBe(200)
      expect((await call(action, { ...fields, wpfb_nonce: wrong }, older)).status, action).toBe(403)
      expect((await call(action, { ...fields, wpfb_nonce: nonce }, 'https://other.example')).status, action).toBe(403)
    }
    const other = { ...written, wprevpro_review_text: 'Another one.', wpfb_nonce: nonce }
    expect((await call('wprp_save_review', other, older)).text).toContain('"error":"no"')
    expect((await waiting()).reviews).toMatchObject([{ text: 'Another one.', doubt: 'no-script' }, {}])
  })

  test('R60: the address of the calls takes nothing that comes in an address', async () => {
    const address = `${site.base}/wp-admin/admin-ajax.php?${new URLSearchParams({ action: 'wprp_save_review', ...written, wprevpro_review_text: 'By GET.' })}`
    const response = await fetch(address)
    expect([response.status, await response.text(), response.headers.get('allow')]).toEqual([405, '0', 'OPTIONS, POST'])
    expect(JSON.stringify(await waiting())).not.toContain('By GET.')
  })
})

const waiting = async (): Promise<{ reviews: object[] }> =>
  (await site.get('/api/reviews?status=pending&search=Older%20Person', site.cookies.owner)).json()
