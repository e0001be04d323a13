import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ajax, loaded } from '../site.fake'
import { filled, startReviewedSite } from './submission.fake'

let site: Awaited<ReturnType<typeof startReviewedSite>>
beforeAll(async () => {
  site = await startReviewedSite()
})
afterAll(() => site.close())

describe('wprp_save_review', () => {
  let form = ''
  beforeAll(async () => {
    form = await site.saveForm({
      fields: [
        { name: 'review_rating', label: 'Review Rating', required: true },
        { name: 'review_title', label: 'Subject' },
        { name: 'review_text', label: 'Testimonial', required: true },
        { name: 'reviewer_name', label: 'Full Name', required: true },
        { name: 'reviewer_email', label: 'Email', required: true },
        { name: 'company_website', label: 'Company Website' },
        { name: 'review_avatar', label: 'Photo' },
        { name: 'review_media', label: 'Pictures' },
        { name: 'review_consent', label: 'Consent' },
      ],
      tags: ['site'],
      texts: { success: 'Ka pai!', consent: 'You may show this.' },
      notify: [{ to: 'owner@site.test' }, { to: 'stern@site.test', most: 3 }],
    })
  })

  test('R36, R60: a review is kept, waits for the owner, and is answered as text', async () => {
    const response = await ajax(
      site,
      'wprp_save_review',
      { ...filled(), wprevpro_fid: form, wprevpro_review_consent: 'yes' },
      site.ticket(),
    )
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.json()).toEqual({ error: 'no', successmsg: 'Ka pai!', dbmsg: '' })
    const row = await site.newest()
    expect(row).toMatchObject({
      status: 'pending',
      type: 'Submitted',
      rating: 5,
      stars: 5,
      reviewer_name: 'Ann',
      pageid: 'submitted',
      consent: 'yes',
    })
    expect(JSON.parse(String(row.meta_data))).toMatchObject({
      consent: { text: 'You may show this.', at: expect.any(String), version: expect.any(String) },
    })
    expect((await loaded(site, { textsearch: 'Solid work, number' })).totalreviewsindb).toBe(0)
  })

  test('a review that waits for its owner leaves the pages in memory alone; one that is published at once does not', async () => {
    const heard: string[] = []
    site.app.events.onEvery((name) => heard.push(name ?? ''))
    const sendTo = (to: string) => ajax(site, 'wprp_save_review', { ...filled(), wprevpro_fid: to }, site.ticket())
    await sendTo(form)
    expect(heard).toEqual(['reviews.received'])
    const fields = [{ name: 'review_text', label: 'Testimonial', required: true }]
    const open = await site.saveForm({ fields, publishAtOnce: true })
    heard.length = 0
    await sendTo(open)
    expect(heard).toEqual(['reviews.added'])
  })

  test('R39: the address is kept where the form says so, and only the one that the review came from', async () => {
    const { ip } = (await (await fetch(`${site.base}/api/reviews/address`)).json()) as { ip: string }
    expect(ip).toMatch(/127\.0\.0\.1$/)
    const fields = [{ name: 'review_text', label: 'Testimonial', required: true }]
    const asking = await site.saveForm({ fields, askAddress: true })
    const silent = await site.saveForm({ fields })
    const keptFor = async (fid: string, address: string): Promise<unknown> => {
      await site.save({ ...filled(), wprevpro_fid: fid, wprev_ipFormInput: address })
      return (JSON.parse(String((await site.newest()).meta_data)) as { ip?: string }).ip
    }
    expect(await keptFor(asking, ip)).toBe(ip)
    expect(await keptFor(asking, '203.0.113.7')).toBeUndefined()
    expect(await keptFor(asking, '<b>127.0.0.1</b>')).toBeUndefined()
    expect(await keptFor(silent, ip)).toBeUndefined()
  })

  test('R60: a missing, wrong or foreign ticket is refused', async () => {
    const before = (await site.rows()).length
    for (const wrong of ['forged', 'a.b.c', '1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA']) {
      const response = await ajax(site, 'wprp_save_review', { ...filled(), wprevpro_fid: form }, wrong)
      expect([response.status, await response.text()]).toEqual([403, '-1'])
    }
    expect((await site.rows()).length).toBe(before)
  })

  test.each([
    ['wprevpro_review_text', '', 'All required fields are not filled out. Nothing input for Testimonial.'],
    ['wprevpro_reviewer_name', ' \u00a0', 'All required fields are not filled out. Nothing input for Full Name.'],
    ['wprevpro_reviewer_email', 'ann', 'Please enter a valid email address.'],
    ['wprevpro_reviewer_email', 'a@x.test, b@y.test', 'Please enter a valid email address.'],
    ['wprevpro_review_title', 'x'.repeat(251), 'At most 250 characters, please.'],
    ['wprevpro_review_text', 'x'.repeat(3501), 'At most 3,500 characters, please.'],
  ])('R36: %s as %.20j is refused at its field, and nothing is kept', async (field, value, dbmsg) => {
    const before = (await site.rows()).length
    expect(await site.save({ ...filled(), wprevpro_fid: form, [field]: value })).toEqual({ error: 'yes', successmsg: '', dbmsg, field })
    expect((await site.rows()).length).toBe(before)
  })

  test.each(['0', '-1', '6', '4.5', '1e309', 'NaN', '5 OR 1', '', 'star', '٥'])('bar C17: a rating of %j is none', async (rating) => {
    expect(await site.save({ ...filled(), wprevpro_fid: form, wprevpro_review_rating: rating })).toMatchObject({
      error: 'yes',
      dbmsg: 'Please select a rating.',
      field: 'wprevpro_review_rating',
    })
  })

  test('bar C17: of two ratings the last one counts, as the originals read forms', async () => {
    const body = new URLSearchParams({ action: 'wprp_save_review', wpfb_nonce: site.ticket(), ...filled(), wprevpro_fid: form })
    body.append('wprevpro_review_rating', '9')
    const answer = await fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ error: 'yes', field: 'wprevpro_review_rating' })
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    'http://a@b.test',
    'a@b.test',
    'https://a:b@c.test',
    'mailto:a@b.test',
    'http://evil.test"onclick="x',
    'nothing',
  ])('bar C16: %j is no website', async (address) => {
    expect(await site.save({ ...filled(), wprevpro_fid: form, wprevpro_company_website: address })).toMatchObject({
      error: 'yes',
      dbmsg: 'Please enter a valid website URL.',
      field: 'wprevpro_company_website',
    })
  })

  test.each([
    ['example.nz', 'http://example.nz'],
    ['example.nz:8080/x', 'http://example.nz:8080/x'],
    ['HTTPS://Example.nz/a?b=c#d', 'HTTPS://Example.nz/a?b=c#d'],
  ])('bar C16: %s becomes %s', async (typed, kept) => {
    expect(await site.save({ ...filled(), wprevpro_fid: form, wprevpro_company_website: typed })).toMatchObject({ error: 'no' })
    expect((await site.newest()).company_url).toBe(kept)
  })

  test('bar B05: what no form asks for is not stored', async () => {
    const [first] = await site.rows()
    const extra = {
      status: 'published',
      verified: '1',
      id: '1',
      pinned: '1',
      created_at: '2001-01-01',
      source: 'google',
      owner_reply: 'x',
      ip: '203.0.113.77',
    }
    const more = { owner_response: '{"text":"x"}', verified_order: 'yes', sample: '1', wprevpro_location: 'Nowhere', type: 'Google' }
    expect(await site.save({ ...filled(), wprevpro_fid: form, ...extra, ...more })).toMatchObject({ error: 'no' })
    expect(await site.newest()).toMatchObject({
      status: 'pending',
      verified_order: '',
      pinned: 0,
      type: 'Submitted',
      owner_response: '',
      location: '',
      sample: 0,
    })
    expect(String((await site.newest()).created_time) > '2026').toBe(true)
    expect((await site.rows())[0]).toEqual(first)
    expect(JSON.stringify(await site.newest())).not.toContain('203.0.113.77')
  })

  test.each([
    ['deck', ['site', 'deck']],
    ['Tāhunanui 2026', ['site', 'Tāhunanui 2026']],
    ['<b>x</b>', ['site']],
    ['x'.repeat(61), ['site']],
    ['"],["', ['site']],
  ])('R38: the tag %.12s of the address', async (wprev_urltag, tags) => {
    await site.save({ ...filled(), wprevpro_fid: form, wprev_urltag })
    expect(JSON.parse(String((await site.newest()).tags))).toEqual(tags)
  })

  test('bar E01: markup is kept as it was typed, and drawn as text', async () => {
    const open = await site.saveForm({
      fields: [
        { name: 'review_text', label: 'T' },
        { name: 'reviewer_name', label: 'N' },
      ],
      publishAtOnce: true,
    })
    const canary = '<img src=x onerror=alert(1)>"\'</script>'
    await site.save({ ...filled({ wprevpro_review_text: canary, wprevpro_reviewer_name: '<svg onload=alert(2)>' }), wprevpro_fid: open })
    const { reviews } = await loaded(site, { textsearch: 'onerror=alert' })
    const { innerhtml } = await loaded(site, { textsearch: 'onerror=alert', typed: '' })
    expect(innerhtml).toContain('outerrevdiv')
    expect(reviews[0]?.text).toBe(canary)
    expect(innerhtml).not.toMatch(/<img src=x|<svg onload/)
  })

  test('letters go to those whose rule it is, in the transaction of the review', async () => {
    const before = (await site.mails()).length
    await site.save({
      ...filled({ wprevpro_review_rating: '2', wprevpro_reviewer_name: 'Bcc: x@y.test\r\nTo: z@y.test' }),
      wprevpro_fid: form,
    })
    const sent = (await site.mails()).slice(before)
    expect(sent.map(({ recipient }) => recipient)).toEqual(['owner@site.test', 'stern@site.test'])
    expect(sent[0]).toMatchObject({ reply_to: 'ann@example.test', subject: 'New review: 2 of 5 stars' })
    await site.save({ ...filled(), wprevpro_fid: form })
    expect((await site.mails()).length).toBe(before + 3)
  })

  test('a form that is gone is an answer, and says nothing was kept', async () => {
    expect(await site.save({ ...filled(), wprevpro_fid: '4711' })).toMatchObject({
      error: 'yes',
      dbmsg: expect.stringContaining('Could not save review.'),
    })
  })

  test('a form written into a page takes every field and needs a text', async () => {
    expect(
      await site.save({ ...filled({ wprevpro_review_rating: '', wprevpro_location: 'Deck in Stoke' }), wprevpro_fid: '0' }),
    ).toMatchObject({
      error: 'no',
    })
    expect(await site.newest()).toMatchObject({ rating: null, location: 'Deck in Stoke', status: 'pending' })
    expect(await site.save({ ...filled({ wprevpro_review_text: '' }) })).toMatchObject({ error: 'yes', field: 'wprevpro_review_text' })
  })
})
