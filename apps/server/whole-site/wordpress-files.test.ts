import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { beginWordPress, readExport } from './wordpress.fake'

type Site = Awaited<ReturnType<typeof beginWordPress>>
type Review = { readonly id: number; readonly reviewer: string } & Readonly<Record<string, unknown>>
type Widget = { readonly id: number; readonly title: string; readonly settings: Readonly<Record<string, unknown>> }

const site = readExport('visitors.xml')
const dump = readExport('slider.sql')

const read = async <T>(at: Site, address: string): Promise<T> => (await (await at.get(address, at.cookie)).json()) as T
const send = async (at: Site, address: string, body: object): Promise<number> =>
  (await at.post(address, body, { cookie: at.cookie })).status
const reviewsOf = async (at: Site, status = 'published'): Promise<readonly Review[]> =>
  (await read<{ reviews: readonly Review[] }>(at, `/api/reviews?status=${status}`)).reviews
const widgetsOf = async (at: Site, kind: string): Promise<readonly Widget[]> =>
  (await read<{ widgets: readonly Widget[] }>(at, `/api/reviews/widgets?kind=${kind}`)).widgets
const gapsOf = ({ gaps }: Awaited<ReturnType<Site['take']>>): string[] => gaps.map(({ what }) => what)
const named = (all: readonly Review[]): string[] => all.map(({ reviewer }) => reviewer).toSorted()

describe.each(engines)('issue 17: a dump of WP Review Slider beside an export on %s', (engine) => {
  let at: Site
  let report: Awaited<ReturnType<Site['take']>>
  beforeAll(async () => {
    at = await beginWordPress(site, engine, inject('postgresUrl'))
    report = await at.take([site, dump])
  }, 60_000)
  afterAll(() => at.close())

  test('its reviews come with stars, words, dates, sources, answers and faces; what was hidden there waits', async () => {
    expect(report.bad).toEqual([])
    expect(named(await reviewsOf(at))).toEqual(['Ann Potter', 'Gus', 'Hana', "Iris O'Neil", 'Kim 🏺', 'Lea', 'Nia'])
    const by = new Map((await reviewsOf(at)).map((review) => [review.reviewer, review]))
    expect(by.get("Iris O'Neil")).toMatchObject({
      ...{ rating: 5, text: "The glaze is lovely.\nIt's blue; like the sea.", source: 'Google', date: '2023-05-06T09:00:00.000Z' },
      ...{ url: 'https://maps.example/r/1', tags: ['Glaze'], avatar: '/media/iris-480.webp', photos: ['https://photos.example/bowl.jpg'] },
      reply: { name: 'Kiln', text: 'Thank you, Iris.' },
    })
    expect(by.get('Kim 🏺')).toMatchObject({ rating: null, recommendation: 'positive', source: 'Facebook' })
    expect(by.get('Lea')).toMatchObject({ rating: 4, text: 'Warm, even in May.', source: 'Google', reply: { text: 'Thanks, Lea.' } })
    expect(by.get('Nia')).toMatchObject({ rating: 5, source: 'Tripadvisor' })
    expect(named(await reviewsOf(at, 'pending'))).toEqual(['Flo', 'Jon', 'Max'])
    const stored = at.app.db.withTables<{ review: { reviewer_name: string; pagename: string; posts: string } }>().selectFrom('review')
    expect(await stored.select(['pagename', 'posts']).where('reviewer_name', '=', "Iris O'Neil").execute()).toEqual([
      { pagename: 'Kiln, Stoke', posts: '["/about-us"]' },
    ])
  })

  test('its templates are settings of lists, which the shortcodes in pages show', async () => {
    const [home, slides] = await widgetsOf(at, 'display')
    expect(home).toMatchObject({
      title: 'Home',
      settings: {
        ...{ layout: 'masonry', perRow: 2, rows: 3, more: 'pages' },
        selection: { sort: 'highest', types: ['google'], pageIds: ['ChIJpots'], languages: ['en'], minStars: 4, hideWithoutText: true },
        bar: { search: true, sort: false },
        card: { title: false, date: 'ago', avatar: 'initials', names: 'initial', source: 'link' },
        style: { star: '#c03000', ink: '#141e28', plane: '' },
      },
    })
    expect(slides).toMatchObject({
      settings: {
        ...{ layout: 'carousel', isWidget: true, perRow: 1, rows: 4, more: 'none' },
        slider: {
          autoplay: true,
          delay: 5000,
          speed: 400,
          animation: 'fade',
          arrows: 'wide',
          dots: 'no',
          animateHeight: true,
          forceHeight: true,
        },
      },
    })
    const page = (await at.mover.write()).texts.get('site/home')
    expect(JSON.stringify(page)).toContain(`{"block":"review-list","props":{"template":${home!.id}`)
    const shown = await (await at.get('/')).text()
    expect(shown, 'what the template shows').toContain('The glaze is lovely.')
    expect(shown, 'what it leaves out').not.toMatch(/Go there\.|Warm, even/)
    expect(gapsOf(report).filter((what) => what.startsWith('of the review template'))).toEqual([
      ...['card style 2', 'the text above it', 'the colour rgba(255,255,255,0.5)'].map((what) => `of the review template “Home”: ${what}`),
      ...['card style 1', 'its own CSS', 'the order by hand', 'words that reviews have or have not', 'reviews picked by hand'].map(
        (what) => `of the review template “Slides”: ${what}`,
      ),
    ])
    expect(gapsOf(report).filter((what) => what.includes('template 3 of WP Review Slider'))).toEqual([])
  })

  test('badges and boxes keep what they do when they are pressed, and never run anything', async () => {
    const [, slides] = await widgetsOf(at, 'display')
    expect((await widgetsOf(at, 'badge'))[0]).toMatchObject({
      title: 'Side',
      settings: { name: 'Kiln', onPress: 'slideout', side: 'left', template: slides!.id },
    })
    const [box] = await widgetsOf(at, 'float')
    expect(box).toMatchObject({
      settings: {
        content: 'pop',
        place: 'top-right',
        comesFrom: 'fade',
        delay: 3,
        closeAfter: 9,
        firstVisitOnly: true,
        hideOn: 'phones',
        badge: { onPress: 'url', url: '' },
      },
    })
    expect(gapsOf(report).join('\n')).toMatch(
      /of the floating box “Corner”: that it floats on all pages: add the block .*\nof the floating box “Corner”: where it leads/,
    )
  })

  test('its review forms ask for the same in the same words, and their shortcodes show them', async () => {
    const [form] = await widgetsOf(at, 'form')
    expect(form).toMatchObject({ title: 'Tell us' })
    expect(form!.settings).toMatchObject({
      ...{ reveal: 'popup', once: 'form', heading: 'How was it?', publishAtOnce: true, askAddress: false, tags: ['Glaze', 'Kiln'] },
      ...{ showLinksAbove: 3, hideRest: true, notify: [{ to: 'kiln@mail.example' }] },
      texts: { open: 'Tell us', submit: 'Send it', required: 'Needed', success: 'Thank you!' },
      fields: [
        { name: 'review_rating', label: 'Your rating', required: true, control: 'smile' },
        { name: 'social_links', links: [{ name: 'Google', url: 'https://maps.example/write' }] },
        {
          ...{ name: 'review_text', label: 'What happened?', required: true, showLabel: false },
          ...{ placeholder: "It's fine to be short", after: 'We may shorten it.' },
        },
        { name: 'reviewer_name', label: 'Name', required: false, showLabel: true },
        { name: 'company_name', hidden: true },
        { name: 'review_consent', label: 'I agree that this is shown.', required: true },
        {
          name: 'select_page',
          pages: [
            { id: '4', name: 'Stoke' },
            { id: '6', name: 'Nelson' },
          ],
        },
      ],
    })
    const shown = await (await at.get('/')).text()
    expect(shown).toContain('How was it?')
    expect(shown).toContain('I agree that this is shown.')
    const written = JSON.stringify([...(await at.mover.write()).texts])
    expect(written).not.toMatch(/javascript:|hush-hush/)
    expect(gapsOf(report).filter((what) => what.includes('review form'))).toEqual(
      [
        ...[
          'that “Your rating” goes when it is answered',
          'the link “Bad” among those to other sites',
          'icons of its links',
          'what “What happened?” is filled with',
        ],
        ...['the field “Glaze” (select)', 'the field “Film” (review_video)', 'the e-mail address nobody', 'its own CSS'],
        ...['its reCAPTCHA: forms here have spam protection of their own', 'the page that follows', 'the style of its button'],
      ].map((what) => `of the review form “Tell us”: ${what}`),
    )
  })

  test('what has no counterpart is named', () => {
    const gaps = gapsOf(report)
    expect(gaps).toContain('the review “Nobody said this.”: the name is missing')
    for (const field of ['Pot', 'order by hand', 'video']) expect(gaps).toContain(`the field “${field}” of reviews`)
  })

  test('the same files again change nothing; what was done here stays, and what changed there is named', async () => {
    expect(await at.outcomes(at.take([site, dump]))).toEqual([])
    const [home] = await widgetsOf(at, 'display')
    const { revision } = home as unknown as { revision: string }
    await send(at, '/api/reviews/widgets/save', { ...home, kind: 'display', settings: { ...home!.settings, perRow: 5 }, revision })
    const lea = (await reviewsOf(at)).find(({ reviewer }) => reviewer === 'Lea')!
    await send(at, '/api/reviews/decide', { id: lea.id, decision: 'reject', reason: 'off-topic' })
    expect(await send(at, '/api/reviews/delete', { ids: [lea.id] })).toBe(200)
    const again = await at.take([site, dump.replace('Go there.', 'Go there!').replace("'A good day out.', 5.0", "'A good day out.', 4.0")])
    expect(again.brought.filter(({ outcome }) => outcome === 'changed')).toEqual([])
    expect((await widgetsOf(at, 'display'))[0]!.settings.perRow).toBe(5)
    expect(gapsOf(again)).toContain(`review-widgets ${home!.id}: what was changed here since: it stays as it is`)
    expect(gapsOf(again)).toContain('2 reviews changed on the old site since: what came stays as it is')
    expect(named(await reviewsOf(at))).not.toContain('Lea')
  })
})

describe('issue 17: files of plugins without an export', () => {
  let at: Site
  beforeAll(async () => {
    at = await beginWordPress(site)
  }, 60_000)
  afterAll(() => at.close())

  test('a look at a dump stores nothing, and says what would come', async () => {
    const { brought, from } = await at.take(dump, { isLook: true })
    expect(from).toMatchObject({ url: '', pages: [] })
    expect(brought.filter(({ what }) => what === 'review')).toHaveLength(6)
    expect(await reviewsOf(at)).toEqual([])
    expect(await widgetsOf(at, 'display')).toEqual([])
  })

  test('a dump brings reviews and settings; a page that comes later finds its template', async () => {
    await at.take(dump)
    const [home] = await widgetsOf(at, 'display')
    await at.take(site)
    expect(JSON.stringify((await at.mover.write()).texts.get('site/home'))).toContain(`"template":${home!.id}`)
  })

  test('the same reviews in a file of the plugin are the same', async () => {
    const csv =
      'id,pageid,created_time,created_time_stamp,reviewer_name,rating,review_text,hide,type,unique_id\n' +
      '1,x,2023-05-06 09:00:00,1683363600,"Iris O\'Neil",5,"The glaze is lovely.\nIt\'s blue; like the sea.",,Google,g-1\n' +
      '9,x,2023-05-06 09:00:00,1683363601,Una,3,"New here",yes,Google,g-9\n'
    expect(await at.outcomes(at.take(csv))).toEqual(['review'])
    expect(named(await reviewsOf(at, 'pending'))).toContain('Una')
    expect(named(await reviewsOf(at)).filter((name) => name === "Iris O'Neil")).toHaveLength(1)
  })

  test('files of Site Reviews and Trustindex are known by their columns', async () => {
    const siteReviews =
      'date,rating,title,content,name,email,is_approved,is_pinned,is_verified,response,type,assigned_posts\n' +
      '2024-01-02 03:04:05,4,Fine,"A fine jug.",Vic,vic@mail.example,1,1,0,Thank you.,local,6\n' +
      '2024-01-03 03:04:05,1,No,"Not mine.",Wim,,0,0,0,,local,\n'
    const trustindex = 'Name;Rating;Text;Date;Platform\nXia;5;"Best; really";14/03/2024;google\nYann;4;;02/04/2024;google\n'
    expect(await at.outcomes(at.take([siteReviews, trustindex]))).toEqual(['review', 'review', 'review', 'review'])
    const by = new Map((await reviewsOf(at)).map((review) => [review.reviewer, review]))
    expect(by.get('Vic')).toMatchObject({ rating: 4, title: 'Fine', source: 'Submitted', reply: { text: 'Thank you.' } })
    expect(by.get('Xia')).toMatchObject({ rating: 5, text: 'Best; really', source: 'Google' })
    expect(String(by.get('Yann')!.date).slice(0, 7)).toBe('2024-04')
    expect(named(await reviewsOf(at, 'pending'))).toContain('Wim')
    expect(await at.outcomes(at.take([siteReviews, trustindex]))).toEqual([])
  })

  test('a file that is cut brings nothing', async () => {
    const before = await reviewsOf(at)
    await expect(at.take(dump.slice(0, dump.indexOf('Go there')))).rejects.toThrow('missing')
    expect(await reviewsOf(at)).toEqual(before)
  })
})
