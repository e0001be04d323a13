import { personTextGroups } from '@frontage/kit/person-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filled, startReviewedSite } from './submission/submission.fake'

let site: Awaited<ReturnType<typeof startReviewedSite>>
beforeAll(async () => {
  site = await startReviewedSite()
})
afterAll(() => site.close())

const week = () => ({ since: new Date(Date.now() - 7 * 86_400_000), until: new Date(Date.now() + 1_000) })
const read = (language: 'en' | 'de') => site.post('/api/account/language', { language }, { cookie: site.cookies.owner })

test('an owner who reads the admin in German is told of a new review in German, on a site in English', async () => {
  const form = await site.saveForm({
    fields: [
      { name: 'review_rating', label: 'Rating' },
      { name: 'review_text', label: 'Text' },
    ],
  })
  for (const language of ['de', 'en'] as const) {
    expect((await read(language)).ok).toBe(true)
    expect(await site.save({ ...filled(), wprevpro_fid: form })).toMatchObject({ error: 'no' })
  }
  const subjects = (await site.mails()).map(({ subject }) => subject).filter((subject) => /review|Bewertung/.test(String(subject)))
  expect(subjects).toEqual(['Neue Bewertung: 5 von 5 Sternen', 'New review: 5 of 5 stars'])
})

test('every feature says its lines of the weekly e-mail in German as well', async () => {
  const lines = (await Promise.all(site.app.features.map(({ digest }) => digest?.(week()) ?? []))).flat()
  const said = (language: 'en' | 'de') => lines.map(({ text }) => text(language)).join('\n')
  expect(said('en')).toMatch(/2 new reviews, 5\.0 stars on average\n.* reviews to approve/)
  expect(said('de')).toMatch(/2 neue Bewertungen, im Schnitt 5\.0 Sterne\n.* Bewertungen zu prüfen/)
  expect(said('de')).not.toMatch(/review|message|backup/i)
})

test('every text for people is there in German, with the same gaps', () => {
  const gaps = (tree: object): unknown[] =>
    Object.entries(tree).map(([key, text]) => [key, typeof text === 'string' ? [...new Set(text.match(/\{\w+\}/g))].sort() : gaps(text)])
  expect(personTextGroups().length).toBeGreaterThan(5)
  for (const { english, others } of personTextGroups())
    for (const other of Object.values(others)) expect(gaps(other)).toEqual(gaps(english))
})
