import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ajax } from '../site.fake'
import { filled, type Row, startReviewedSite } from './submission.fake'

let site: Awaited<ReturnType<typeof startReviewedSite>>
beforeAll(async () => {
  site = await startReviewedSite()
})
afterAll(() => site.close())

describe('one submission', () => {
  test('bar H11: the same ticket ten times at once is one review, and every answer is the first one', async () => {
    const nonce = site.ticket()
    const before = (await site.rows()).length
    const fields = filled()
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.save(fields, nonce)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ error: 'no' })
    expect((await site.rows()).length).toBe(before + 1)
  })

  test('bar F07: the same words within ten minutes are one review, one word more is another', async () => {
    const before = (await site.rows()).length
    const fields = filled()
    await site.save(fields)
    expect(await site.save(fields)).toMatchObject({ error: 'no' })
    expect((await site.rows()).length).toBe(before + 1)
    await site.save({ ...fields, wprevpro_review_text: `${fields.wprevpro_review_text} Again.` })
    expect((await site.rows()).length).toBe(before + 2)
  })

  const fields = [
    { name: 'review_text', label: 'T' },
    { name: 'reviewer_email', label: 'E' },
  ]
  test('R37, bar F13: once per post, whatever the browser forgot', async () => {
    const form = await site.saveForm({ fields, once: 'post' })
    const write = (post: string, email: string, unbrid = randomBytes(16).toString('hex')) =>
      site.save({ ...filled({ wprevpro_reviewer_email: email }), wprevpro_fid: form, wprev_postid: post, wprev_unique_id: unbrid })
    const unbrid = randomBytes(16).toString('hex')
    expect(await write('12', 'kiri@example.test', unbrid)).toMatchObject({ error: 'no' })
    const again = { error: 'yes', successmsg: '', dbmsg: 'You have already submitted this form, we appreciate your feedback!' }
    expect(await write('12', 'KIRI@example.test')).toEqual(again)
    expect(await write('12', 'other@example.test', unbrid)).toEqual(again)
    expect(await write('13', 'kiri@example.test')).toMatchObject({ error: 'no' })
    expect(await write('12', 'hemi@example.test')).toMatchObject({ error: 'no' })
  })

  test('R37: once per form', async () => {
    const form = await site.saveForm({ fields, once: 'form', texts: { onceOnly: 'Once is enough.' } })
    const write = (post: string) => site.save({ ...filled(), wprevpro_fid: form, wprev_postid: post })
    expect(await write('12')).toMatchObject({ error: 'no' })
    expect(await write('13')).toMatchObject({ error: 'yes', dbmsg: 'Once is enough.' })
  })

  test('R62, bar B12: a known number is found, all others are not, and nothing else is told', async () => {
    const unbrid = randomBytes(16).toString('hex')
    await site.save({ ...filled(), wprev_unique_id: unbrid })
    const check = async (value: string) => (await ajax(site, 'wprp_check_unbrid', { unbrid: value }, site.ticket())).text()
    expect(await check(unbrid)).toBe('found')
    const neighbour = unbrid.slice(0, -1) + (unbrid.endsWith('0') ? '1' : '0')
    for (const other of [neighbour, randomBytes(16).toString('hex'), '', '%', unbrid.slice(0, 7), 'x'.repeat(2000)])
      expect(await check(other)).toBe('notfound')
    expect((await ajax(site, 'wprp_check_unbrid', { unbrid }, 'forged')).status).toBe(403)
    const kept = JSON.stringify(
      await site.app.db.withTables<{ review_submission: Row }>().selectFrom('review_submission').selectAll().execute(),
    )
    expect(kept).not.toContain(unbrid)
    expect(kept).not.toContain(createHash('sha256').update(unbrid).digest('hex'))
  })
})

describe('programs and crowds', () => {
  test.each([
    ['bar F01: a filled-in honeypot', { name: 'Acme' }, 5000, 'honeypot'],
    ['bar F02: a form that was filled in within a second', {}, 500, 'too-fast'],
  ])('%s lies among the spam with its reason, and no letter is sent', async (_case, change, age, doubt) => {
    const form = await site.saveForm({
      fields: [{ name: 'review_text', label: 'T' }],
      publishAtOnce: true,
      notify: [{ to: 'owner@site.test' }],
    })
    const before = (await site.mails()).length
    expect(await site.save({ ...filled(), wprevpro_fid: form, ...change }, site.ticket(age))).toMatchObject({ error: 'no' })
    expect(await site.newest()).toMatchObject({ status: 'spam' })
    expect(JSON.parse(String((await site.newest()).meta_data))).toMatchObject({ doubt })
    expect((await site.mails()).length).toBe(before)
    const queue = (await (await site.get('/api/reviews?status=spam', site.cookies.moderator)).json()) as { reviews: { doubt?: string }[] }
    expect(queue.reviews[0]?.doubt).toBe(doubt)
  })

  test('bar F13: beyond the daily number reviews wait, and far beyond it they are refused', async () => {
    const form = await site.saveForm({ fields: [{ name: 'review_text', label: 'T' }], publishAtOnce: true })
    const db = site.app.db.withTables<{ throttle: { key: string; total: number } }>()
    await db.updateTable('throttle').set({ total: 10 }).execute()
    await site.save({ ...filled(), wprevpro_fid: form })
    expect(await site.newest()).toMatchObject({ status: 'published' })
    await db.updateTable('throttle').set({ total: 30 }).execute()
    await site.save({ ...filled(), wprevpro_fid: form })
    expect(await site.newest()).toMatchObject({ status: 'pending' })
    await db.updateTable('throttle').set({ total: 100 }).execute()
    const refused = await ajax(site, 'wprp_save_review', { ...filled(), wprevpro_fid: form }, site.ticket())
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    await db.updateTable('throttle').set({ total: 1000 }).execute()
    expect((await ajax(site, 'wprp_check_unbrid', { unbrid: 'x' }, site.ticket())).status).toBe(429)
    await db.deleteFrom('throttle').execute()
  })
})
