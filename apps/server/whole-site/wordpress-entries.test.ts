import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { beginWordPress, readExport } from './wordpress.fake'
import { createSites, whats, wpForm } from './wordpress-forms.fake'

const DAY = 86_400_000
/** Spam of yesterday is still in quarantine. */
const dump = readExport('entries.sql').replace('RECENTLY', new Date(Date.now() - DAY).toISOString().slice(0, 19).replace('T', ' '))
const ninjaForm = JSON.stringify({
  settings: { title: 'Write us' },
  fields: [
    { type: 'firstname', label: 'First name', key: 'firstname', order: 1 },
    { type: 'email', label: 'E-mail', key: 'email', order: 2 },
  ],
  actions: [],
})
const entry = (
  id: number,
  meta: Readonly<Record<string, string>>,
) => `<item><title>x</title><guid>https://kiln.example/?p=${id}</guid><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2023-06-01 09:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>nf_sub</wp:post_type>${Object.entries(
  meta,
)
  .map(([key, value]) => `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`)
  .join('')}</item>`
const kiln = (
  ...items: readonly string[]
) => `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Kiln</title>
<wp:base_blog_url>https://kiln.example</wp:base_blog_url>${items.join('')}</channel></rss>`
const page = `<item><title>About</title><wp:post_id>2</wp:post_id><wp:post_name>about</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>`
/** The same entry as in the dump, as an export of WordPress has it. */
const ninjaPost = entry(90, {
  _form_id: '4',
  _field_21: 'Di',
  _field_22: 'di@mail.example',
  _field_23: 'a:2:{i:0;s:3:"one";i:1;s:3:"two";}',
})

type Site = Awaited<ReturnType<typeof beginWordPress>>
type Row = { readonly id: number; readonly from: string; readonly state: string; readonly formTitle: string; readonly sentAt: string }
type Value = { readonly label: string; readonly values: readonly string[]; readonly files: readonly { readonly name: string }[] }
type Message = { readonly values: readonly Value[]; readonly consents: readonly object[]; readonly page: string }

const read = async <T>(site: Site, address: string): Promise<T> => (await (await site.get(address, site.cookie)).json()) as T
const rowsOf = async (site: Site, state = 'inbox'): Promise<readonly Row[]> =>
  (await read<{ entries: readonly Row[] }>(site, `/api/forms/entries?state=${state}`)).entries
const messageFrom = async (site: Site, from: string): Promise<Message> => {
  const row = (await rowsOf(site)).find((one) => one.from === from)
  return read<Message>(site, `/api/forms/entry?id=${row?.id}`)
}
const said = ({ values }: Message) => values.filter((one) => one.values.length).map(({ label, values: texts }) => [label, ...texts])

describe.each(engines)('issue 17: entries of other form plugins in a dump on %s', (engine) => {
  let site: Site
  let report: Awaited<ReturnType<Site['take']>>
  beforeAll(async () => {
    site = await beginWordPress(kiln(page), engine, inject('postgresUrl'))
    report = await site.take([kiln(page), wpForm, ninjaForm, dump])
  }, 60_000)
  afterAll(() => site.close())

  test('they come as messages of their forms, with their times; what was not read there is new, spam is held', async () => {
    expect(report.bad).toEqual([])
    expect((await rowsOf(site)).map(({ from, state, formTitle, sentAt }) => [from, state, formTitle, sentAt])).toEqual([
      ['flo@mail.example', 'new', 'Ask for a pot', '2023-07-02T10:00:00.000Z'],
      ['Eva Kiln', 'read', 'Ask for a pot', '2023-07-01T10:00:00.000Z'],
      ['Di', 'read', 'Write us', '2023-06-01T09:00:00.000Z'],
      ['', 'read', 'Messages from WordPress', '2023-05-05T08:00:00.000Z'],
      ['bo@mail.example', 'new', 'Orders', '2023-05-02T08:00:00.000Z'],
      ['Ann Potter', 'read', 'Orders', '2023-05-01T08:00:00.000Z'],
    ])
    expect((await rowsOf(site, 'spam')).map(({ from }) => from)).toEqual(['bad@mail.example'])
  })

  test('of Gravity Forms: parts of names, choices, consent and files, in the order of the form; nothing of the visitor’s machine', async () => {
    const message = await messageFrom(site, 'Ann Potter')
    expect(said(message)).toEqual([
      ['First', 'Ann'],
      ['Last', 'Potter'],
      ['Your e-mail', 'ann@mail.example'],
      ['Wanted', 'Cup', 'Bowl'],
    ])
    expect(message.values.flatMap(({ files }) => files.map(({ name }) => name))).toEqual(['plan.jpg'])
    expect(message).toMatchObject({ page: '/orders/', consents: [{ wording: 'I agree to be written to.', isGiven: true }] })
    expect(JSON.stringify(message)).not.toMatch(/203\.0\.113\.7|Secret|secret/)
  })

  test('of WPForms and Ninja Forms: labels, choices of several and consent; passwords stay behind', async () => {
    const ofEva = await messageFrom(site, 'Eva Kiln')
    expect(said(ofEva)).toEqual([
      ['First name', 'Eva'],
      ['Last name', 'Kiln'],
      ['E-mail', 'eva@mail.example'],
      ['Extras', 'Gift wrap', 'A card'],
    ])
    expect(ofEva).toMatchObject({ page: '/ask/', consents: [{ wording: 'I agree to be written to.', isGiven: true }] })
    expect(said(await messageFrom(site, 'Di'))).toEqual([
      ['Choice', 'one', 'two'],
      ['First name', 'Di'],
      ['E-mail', 'di@mail.example'],
    ])
  })

  test('forms of Gravity Forms come with the dump; what does not come is named', async () => {
    const titles = ((await site.mover.write()).texts.get('contact-forms') as { form: { title: string } }[]).map(({ form }) => form.title)
    expect(titles).toEqual(expect.arrayContaining(['Orders', 'Ask for a pot', 'Write us']))
    expect(titles).not.toContain('Gone')
    expect(whats(report)).toEqual(
      expect.arrayContaining([
        'entry 33 in wp_wpforms_entries, which was never sent',
        'entry 35 in wp_wpforms_entries, which cannot be read',
        '1 message in the spam of Gravity Forms, older than 30 days',
        'the labels of fields in 1 message of Gravity Forms, which no file says: the numbers of the fields are there',
      ]),
    )
  })

  test('the same again adds nothing, and what an export has of it as well comes once', async () => {
    const before = await rowsOf(site)
    expect(await site.outcomes(site.take([kiln(page), wpForm, ninjaForm, dump]))).toEqual([])
    expect(await site.outcomes(site.take([kiln(ninjaPost)]))).toEqual([])
    expect(await rowsOf(site)).toEqual(before)
  })
})

describe('issue 17: entries of Ninja Forms in an export', () => {
  const { begin, close } = createSites()
  afterAll(close)

  test('they come under the numbers of their fields, and the report says so', async () => {
    const site = await begin(kiln(ninjaPost))
    const report = await site.take()
    const message = await messageFrom(site, 'di@mail.example')
    expect(said(message)).toEqual([
      ['Field 21', 'Di'],
      ['Field 22', 'di@mail.example'],
      ['Field 23', 'one', 'two'],
      ['Form', 'Ninja Forms 4'],
    ])
    expect(whats(report)).toContain(
      'the labels of fields in 1 message of Ninja Forms, which no file says: the numbers of the fields are there',
    )
  })
})
