import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { beginWordPress, readExport } from './wordpress.fake'

type Site = Awaited<ReturnType<typeof beginWordPress>>
type Row = { readonly id: number; readonly from: string; readonly state: string; readonly formTitle: string; readonly sentAt: string }
type Value = { readonly name: string; readonly label: string; readonly values: readonly string[] }
type Message = Row & {
  readonly values: readonly Value[]
  readonly consents: readonly { readonly wording: string; readonly isGiven: boolean }[]
  readonly page: string
  readonly deliveries: readonly unknown[]
  readonly reply: { readonly to: string }
}

const DAY = 86_400_000
/** Spam of yesterday is still in quarantine. */
const file = readExport('visitors.xml').replace('RECENTLY', new Date(Date.now() - DAY).toISOString().slice(0, 19).replace('T', ' '))

const asked = (site: Site) => ({
  read: async <T>(address: string): Promise<T> => (await (await site.get(address, site.cookie)).json()) as T,
  send: async (address: string, body: object): Promise<number> => (await site.post(address, body, { cookie: site.cookie })).status,
})
const rowsOf = async (site: Site, state = 'inbox'): Promise<readonly Row[]> =>
  (await asked(site).read<{ entries: readonly Row[] }>(`/api/forms/entries?state=${state}`)).entries
const messageFrom = async (site: Site, from: string): Promise<Message> => {
  const row = (await rowsOf(site)).find((one) => one.from === from)
  return asked(site).read<Message>(`/api/forms/entry?id=${row?.id}`)
}
const mailsOf = (site: Site): Promise<readonly unknown[]> =>
  site.app.db.withTables<{ mail: { id: number } }>().selectFrom('mail').select('id').execute()
const said = ({ values }: Message): Record<string, readonly string[]> =>
  Object.fromEntries(values.filter((one) => one.values.length).map(({ name, values }) => [name, values]))

describe.each(engines)('issue 17: messages of Flamingo on %s', (engine) => {
  let site: Site
  let report: Awaited<ReturnType<Site['take']>>
  /** Those of signing up. */
  let mails: readonly unknown[]
  beforeAll(async () => {
    site = await beginWordPress(file, engine, inject('postgresUrl'))
    mails = await mailsOf(site)
    report = await site.take()
  }, 60_000)
  afterAll(() => site.close())

  test('they are in the inbox as read, under their form, with their dates; nothing is sent about them', async () => {
    expect(report.bad).toEqual([])
    expect((await rowsOf(site)).map(({ from, state, formTitle, sentAt }) => [from, state, formTitle, sentAt])).toEqual([
      ['Eve', 'read', 'Messages from WordPress', '2023-02-03T10:11:12.000Z'],
      ['Ann Potter', 'read', 'Contact', '2023-02-03T10:11:12.000Z'],
      ['Cy', 'read', 'Messages from WordPress', '2022-01-02T03:04:05.000Z'],
      ['Bo Clay', 'read', 'Messages from WordPress', '2021-06-07T08:09:10.000Z'],
    ])
    expect(await mailsOf(site)).toEqual(mails)
  })

  test('a message holds every field, the choices of several, what was agreed to and its page; no network address and no browser', async () => {
    const message = await messageFrom(site, 'Ann Potter')
    const sent = 'https://kiln.example/wp-content/uploads/wp_dndcf7_uploads/wpcf7-files'
    expect(said(message)).toEqual({
      'your-name': ['Ann Potter'],
      'your-email': ['ann@mail.example'],
      photos: [`${sent}/bowl.pdf`],
      wanted: ['Cup', 'Bowl'],
      'your-message': ['Do you glaze blue?\nI need twelve.'],
      'your-subject': ['Glaze'],
    })
    expect(message.values.find(({ name }) => name === 'your-name')?.label).toBe('Your name')
    expect(message).toMatchObject({
      consents: [{ wording: 'I agree to be written to.', isGiven: true }],
      page: '/reviews/',
      deliveries: [],
      reply: { to: 'ann@mail.example' },
    })
    expect(JSON.stringify(message)).not.toMatch(/203\.0\.113\.7|Secret/)
  })

  test('one of a form that did not come names its form, and can be answered', async () => {
    const message = await messageFrom(site, 'Cy')
    expect(said(message)).toMatchObject({ Amount: ['12 cups'], form: ['Quote form'], 'your-email': ['cy@mail.example'] })
    expect(message.reply.to).toBe('cy@mail.example')
  })

  test('objects and arrays that are cut say nothing, and are no reason to stop', async () => {
    const message = await messageFrom(site, 'Eve')
    expect(said(message)).toMatchObject({ 'your-subject': ['<script>alert(1)</script>'], 'your-email': ['eve@mail.example'] })
    expect(message.page).toBe('')
  })

  test('spam is held where its time is not over; a release sends nothing', async () => {
    const spam = await rowsOf(site, 'spam')
    expect(spam.map(({ from }) => from)).toEqual(['Bot'])
    expect(report.gaps).toContainEqual({ page: '', what: '1 message in the spam of Flamingo, older than 30 days' })
    expect(await asked(site).send('/api/forms/entries/move', { ids: [spam[0]!.id], to: 'new' })).toBe(200)
    const sent = await site.app.db.withTables<{ form_delivery: { id: number } }>().selectFrom('form_delivery').select('id').execute()
    expect(sent).toEqual([])
  })

  test('the same file again adds nothing, and a message that was deleted does not come back', async () => {
    const cy = (await rowsOf(site)).find(({ from }) => from === 'Cy')!
    await asked(site).send('/api/forms/entries/move', { ids: [cy.id], to: 'trash' })
    await asked(site).send('/api/forms/entries/delete', { ids: [cy.id] })
    const before = await rowsOf(site)
    expect(before.map(({ from }) => from)).not.toContain('Cy')
    expect(await site.outcomes(site.take())).toEqual([])
    expect(await rowsOf(site)).toEqual(before)
  })
})

test('issue 17: a look at messages, reviews and projects stores none of them', async () => {
  const site = await beginWordPress(file)
  const { brought } = await site.take(file, { isLook: true })
  const count = (what: string) => brought.filter((one) => one.what === what && one.outcome === 'new').length
  expect([count('message'), count('review')]).toEqual([5, 4])
  expect(brought.map(({ what }) => what)).toContain('portfolio item 1')
  expect(await rowsOf(site)).toEqual([])
  expect((await asked(site).read<{ reviews: unknown[] }>('/api/reviews?status=published')).reviews).toEqual([])
  await site.close()
})

type Review = { readonly id: number; readonly reviewer: string } & Readonly<Record<string, unknown>>
const reviewsOf = async (site: Site, status = 'published'): Promise<readonly Review[]> =>
  (await asked(site).read<{ reviews: readonly Review[] }>(`/api/reviews?status=${status}`)).reviews

describe.each(engines)('issue 17: reviews of plugins on %s', (engine) => {
  let site: Site
  let report: Awaited<ReturnType<Site['take']>>
  beforeAll(async () => {
    site = await beginWordPress(file, engine, inject('postgresUrl'))
    report = await site.take()
  }, 60_000)
  afterAll(() => site.close())

  test('they come with stars, dates, answers, faces and their state', async () => {
    const published = await reviewsOf(site)
    expect(published.map(({ reviewer }) => reviewer)).toEqual(['Gus', 'Ann Potter', 'Hana'])
    expect(published[1]).toMatchObject({
      ...{
        rating: 5,
        title: 'Lovely cups',
        text: 'They keep tea warm.\n\nBuy one.',
        date: '2023-03-04T05:06:07.000Z',
        source: 'Submitted',
      },
      reply: { text: 'Thank you, Ann.' },
      avatar: '/media/ann-480.webp',
      tags: ['Cups'],
    })
    expect(published[2]).toMatchObject({
      ...{ rating: 4, text: 'It fires well.\n\nEvery day.', company: 'Clay Co', avatar: '/media/ann-480.webp' },
    })
    expect(published[0]).toMatchObject({ rating: 4, reply: null })
    expect(await reviewsOf(site, 'pending')).toMatchObject([
      { reviewer: 'Flo', rating: 3, source: 'Google', date: '2023-04-05T06:07:08.000Z' },
    ])
  })

  test('what is pinned, verified or about a page stays so', async () => {
    type Kept = { reviewer_name: string; pinned: number; verified_order: string; posts: string; sample: number }
    const kept = site.app.db
      .withTables<{ review: Kept }>()
      .selectFrom('review')
      .select(['reviewer_name', 'pinned', 'verified_order', 'posts'])
    expect(await kept.where('reviewer_name', 'in', ['Ann Potter', 'Hana']).orderBy('reviewer_name').execute()).toEqual([
      { reviewer_name: 'Ann Potter', pinned: 1, verified_order: 'yes', posts: '["/about-us"]' },
      { reviewer_name: 'Hana', pinned: 0, verified_order: '', posts: '[]' },
    ])
  })

  test('what has no counterpart is named', () => {
    const gaps = report.gaps.map(({ what }) => what)
    expect(gaps).toContain('the review “Nobody”: the name is missing')
    expect(gaps).toContain('the field “pot” of reviews')
    expect(gaps).toContain('the field “city” of reviews')
  })

  test('visitors read them where their shortcodes and blocks stood; how a template looked is named with its page', async () => {
    const home = await (await site.get('/')).text()
    expect(home).toContain('They keep tea warm.')
    expect(home).toContain('/media/ann-480.webp')
    expect(home).not.toContain('It was late.')
    const page = await (await site.get('/reviews')).text()
    expect(page).toMatch(/data-island="review-form"/)
    expect(report.gaps).toContainEqual({
      page: '/',
      row: 1,
      what: 'how review template 3 of WP Review Slider looked: a list of all reviews is here',
    })
    expect(report.gaps).toContainEqual({
      page: '/reviews',
      row: 1,
      what: 'what view 2 of Strong Testimonials showed: a list of all reviews is here',
    })
    const texts = (await site.mover.write()).texts
    expect(JSON.stringify(texts.get('site/reviews'))).toContain('"rows":8')
    expect(JSON.stringify(texts.get('site/reviews'))).toContain('"minStars":4')
  })

  test('the same file again adds nothing, what changed there since is named, and what was done here stays', async () => {
    const [gus, ann] = await reviewsOf(site)
    await asked(site).send('/api/reviews/decide', { id: gus!.id, decision: 'reject', reason: 'off-topic' })
    expect(await asked(site).send('/api/reviews/reply', { id: ann!.id, text: 'Thanks a lot.', revision: ann!.replyRevision })).toBe(200)
    expect(await asked(site).send('/api/reviews/delete', { ids: [gus!.id] })).toBe(200)
    expect(await site.outcomes(site.take())).toEqual([])
    const { gaps } = await site.take(file.replace('Thank you, Ann.', 'Thank you!'))
    expect(gaps).toContainEqual({ page: '', what: '1 review changed on the old site since: what came stays as it is' })
    expect((await reviewsOf(site)).map(({ reviewer }) => reviewer)).toEqual(['Ann Potter', 'Hana'])
    expect((await reviewsOf(site))[0]).toMatchObject({ reply: { text: 'Thanks a lot.' } })
  })
})

describe('issue 17: exports that no WordPress writes', () => {
  let site: Site
  beforeAll(async () => {
    site = await beginWordPress(file)
  }, 60_000)
  afterAll(() => site.close())

  test('a file that is cut brings neither messages nor reviews', async () => {
    await expect(site.take(file.slice(0, file.indexOf('astra-lightbox-image-id')))).rejects.toThrow('damaged')
    expect(await rowsOf(site)).toEqual([])
    expect(await reviewsOf(site)).toEqual([])
  })

  test('a post that stands there twice comes once, and one without a number does not come', async () => {
    const item = /<item><title><!\[CDATA\[Glaze\]\]>[\s\S]*?<\/item>/.exec(file)![0]
    const twice = file.replace(item, item + item + item.replace('<wp:post_id>50<', '<wp:post_id>0x32<').replaceAll('Ann Potter', 'Nobody'))
    const { bad } = await site.take(twice)
    expect(bad).toEqual([])
    expect((await rowsOf(site)).map(({ from }) => from)).toEqual(['Eve', 'Ann Potter', 'Cy', 'Bo Clay'])
  })
})
