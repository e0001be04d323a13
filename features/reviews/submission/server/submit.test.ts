import { engines } from '@frontage/kit/storage/database.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createReviewSite } from '../../server/reviews.fake'

/** One dot, red and blue: as large, and of the same name. */
const [red = new File([], ''), blue = red] = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAD0lEQVR4AQEEAPv/AP8AAAMBAQCNHeWCAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAD0lEQVR4AQEEAPv/AAAA/wEDAQB8wnTbAAAAAElFTkSuQmCC',
].map((dot) => new File([Buffer.from(dot, 'base64')], 'deck.png'))

describe.each(engines)('what makes a review the same one, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewSite>>
  beforeAll(async () => {
    site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
  })
  beforeEach(() => site.clock.advance(700_000))
  afterAll(() => site.close())

  const fields = {
    wprevpro_review_rating: '5',
    wprevpro_review_text: 'Solid work.',
    wprevpro_reviewer_name: 'Ann',
    wprevpro_reviewer_email: 'ann@example.test',
  }
  const thanks = { error: 'no' }
  /** As old as a form that a person has filled in. */
  const ticket = (): string => {
    const given = createTickets({ keys: site.keys, clock: site.clock, seconds: 3600 }).issue('reviews')
    site.clock.advance(5000)
    return given
  }
  const texts = async (from: number): Promise<string[]> => (await site.reviews()).slice(from).map(({ review_text }) => review_text)
  const total = async (): Promise<number> => (await site.reviews()).length

  test('the owner of the site is told of every review by e-mail, as soon as there is one', async () => {
    await site.save({ ...fields, wprevpro_review_text: 'Before there is an owner.' }, ticket())
    expect((await site.outbox.list(9)).map(({ recipient }) => recipient)).toEqual([])
    await site.site.write('owner-mail', 'olive@site.test')
    await site.save({ ...fields, wprevpro_review_text: 'Everything fits.' }, ticket())
    await site.site.remove('owner-mail')
    expect(await site.outbox.list(9)).toMatchObject([
      { recipient: 'olive@site.test', reply_to: 'ann@example.test', body_text: expect.stringContaining('Everything fits.') },
    ])
  })

  test('bar H12: a used ticket with another text is a review of its own, and with the same one the same', async () => {
    const before = await total()
    const used = ticket()
    const unbrid = { wprev_unique_id: 'a'.repeat(32) }
    const corrected = { ...fields, ...unbrid, wprevpro_review_text: 'Solid work, and tidy.' }
    for (const sent of [{ ...fields, ...unbrid }, corrected, corrected]) expect(await site.save(sent, used)).toMatchObject(thanks)
    expect(await texts(before)).toEqual(['Solid work.', 'Solid work, and tidy.'])
  })

  test('bar H12: two other texts with one ticket and one number at once are both kept, each of them once', async () => {
    const before = await total()
    const used = ticket()
    const both = ['One.', 'Two.', 'One.', 'Two.']
    const unbrid = 'b'.repeat(32)
    const answers = await Promise.all(
      both.map((text) => site.save({ ...fields, wprevpro_review_text: text, wprev_unique_id: unbrid }, used)),
    )
    for (const answer of answers) expect(answer).toMatchObject(thanks)
    expect((await texts(before)).toSorted()).toEqual(['One.', 'Two.'])
  })

  test.each([
    ['where the job was', { wprevpro_location: 'Nelson' }],
    ['the company', { wprevpro_company_name: 'Harbour Joinery' }],
  ])('bar H12: %s is content, too', async (_what, more) => {
    const form = await site.widget('form', {
      fields: [
        { name: 'review_text', label: 'Review' },
        { name: 'location', label: 'Where' },
        { name: 'company_name', label: 'Company' },
      ],
    })
    const before = await total()
    const [used, own] = [ticket(), { ...fields, wprevpro_fid: String(form) }]
    for (const sent of [own, { ...own, ...more }, { ...own, ...more }]) expect(await site.save(sent, used)).toMatchObject(thanks)
    expect(await total()).toBe(before + 2)
  })

  test('bar H12: another photo of the same name and size is another review', async () => {
    const form = await site.widget('form', {
      fields: [
        { name: 'review_text', label: 'Review' },
        { name: 'review_media', label: 'Photos' },
      ],
    })
    const before = await total()
    const own = { ...fields, wprevpro_fid: String(form) }
    expect([red.size, red.name]).toEqual([blue.size, blue.name])
    for (const file of [red, blue, blue]) expect(await site.save({ ...own, wprevpro_review_media: file }, ticket())).toMatchObject(thanks)
    expect(await total()).toBe(before + 2)
  })

  test('bar F07: where no script fetches a ticket, two presses at once are one review', async () => {
    const before = await total()
    const answers = await Promise.all([1, 2, 3].map(() => site.save(fields, '')))
    for (const answer of answers) expect(answer).toMatchObject({ error: expect.any(String) })
    expect(await total()).toBe(before + 1)
  })
})
