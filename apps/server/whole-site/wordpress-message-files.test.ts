import { engines } from '@frontage/kit/storage/database.fake'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { serialized } from '@frontage/kit/wordpress/export/serialize.server'
import { importExport } from '@frontage/wordpress/server/import/import-export'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { beginWordPress } from './wordpress.fake'
import { whats } from './wordpress-forms.fake'

const OLD = 'https://kiln.example/wp-content/uploads/wp_dndcf7_uploads/wpcf7-files'
const meta = (name: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`

/** A message of the form Orders, by Ann, that holds these fields. */
const message = (
  id: number,
  fields: Readonly<Record<string, string>>,
) => `<item><title>Order</title><guid>https://kiln.example/?p=${id}</guid>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2023-02-03 10:11:${id}</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>flamingo_inbound</wp:post_type>
<category domain="flamingo_inbound_channel" nicename="orders"><![CDATA[Orders]]></category>
${meta('_from_name', `Ann ${id}`)}${meta('_fields', serialized(Object.fromEntries(Object.keys(fields).map((name) => [name, '']))))}
${Object.entries(fields)
  .map(([name, value]) => meta(`_field_${name}`, value))
  .join('')}</item>`

const form = `<item><title>Orders</title><wp:post_id>40</wp:post_id><wp:post_name>orders</wp:post_name><wp:status>publish</wp:status><wp:post_type>wpcf7_contact_form</wp:post_type>
${meta('_form', '<label> Your wish [textarea wish] </label>\n[mfile plans max-file:2 limit:200000 filetypes:jpg|txt]\n[file doc]\n[submit "Send"]')}</item>`

const site = (
  ...messages: readonly string[]
) => `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Kiln</title>
<wp:base_blog_url>https://kiln.example</wp:base_blog_url>${form}${messages.join('\n')}</channel></rss>`

const file = site(
  message(50, {
    wish: `See ${OLD}/never.jpg`,
    plans: [`${OLD}/a%20cup.jpg`, `${OLD}/words.txt`, `${OLD}/third.jpg`].join('\n'),
    doc: '0cc175b9c0f1b6a831c399e269772661',
  }),
  message(51, { plans: serialized([`${OLD}/gone.jpg`, `${OLD}/large.jpg`]), other: `${OLD}/page.txt, ${OLD}/notes.txt` }),
  message(52, { plans: 'https://elsewhere.example/wp-content/uploads/x.jpg', link: 'https://kiln.example/uploads/ and words' }),
)

const texts: Readonly<Record<string, string>> = { 'words.txt': 'Twelve cups.', 'page.txt': '<html><body>', 'notes.txt': 'Blue.' }

type Row = { readonly id: number; readonly from: string; readonly files: number }
type Value = { readonly name: string; readonly values: readonly string[]; readonly files: readonly { id: number; name: string }[] }

describe.each(engines)('issue 17: files that were sent with messages of Flamingo on %s', (engine) => {
  let here: Awaited<ReturnType<typeof beginWordPress>>
  let asked: string[]
  beforeEach(async () => {
    here = await beginWordPress(file, engine, inject('postgresUrl'))
    asked = []
  }, 60_000)
  afterEach(() => here.close())

  const readFile = async ({ fileUrl }: { readonly fileUrl: string }): Promise<Uint8Array> => {
    const name = fileUrl.split('/').at(-1)!
    asked.push(name)
    if (name === 'gone.jpg') throw new Error('the old site answered with status 404')
    if (name === 'large.jpg') return Buffer.concat([await createPhoto(300), Buffer.alloc(200_000)])
    return texts[name] === undefined ? createPhoto(300) : Buffer.from(texts[name])
  }
  const take = (options = {}, text = file) =>
    importExport(inPieces(text), { ...here.needs, readFile }, { isLook: false, asDrafts: false, ...options })
  const read = async <T>(address: string): Promise<T> => (await (await here.get(address, here.cookie)).json()) as T
  const rows = async (): Promise<readonly Row[]> => (await read<{ entries: readonly Row[] }>('/api/forms/entries?state=inbox')).entries
  const valuesFrom = async (from: string): Promise<Readonly<Record<string, Value>>> => {
    const row = (await rows()).find((one) => one.from === from)
    const { values } = await read<{ values: readonly Value[] }>(`/api/forms/entry?id=${row?.id}`)
    return Object.fromEntries(values.map((value) => [value.name, value]))
  }

  test('they come with their message, are judged as files of visitors are, and are handed out to the people of the site alone', async () => {
    const report = await take()
    expect((await rows()).map(({ from, files }) => [from, files])).toEqual([
      ['Ann 52', 0],
      ['Ann 51', 1],
      ['Ann 50', 2],
    ])
    const { plans, wish, doc } = await valuesFrom('Ann 50')
    expect(plans!.files.map(({ name }) => name)).toEqual(['a cup.jpg', 'words.txt'])
    expect(plans!.values).toEqual([`${OLD}/third.jpg`])
    expect(wish!.values).toEqual([`See ${OLD}/never.jpg`])
    expect(doc!.values).toEqual([])
    const address = `/admin/forms/files/${plans!.files[1]!.id}`
    expect(await (await here.get(address, here.cookie)).text()).toBe('Twelve cups.')
    expect((await here.get(address)).status).not.toBe(200)
    expect(report.brought.filter(({ what }) => what === 'file of a message')).toHaveLength(3)
  })

  test('what cannot be had is named with its reason, and its message has its address', async () => {
    const report = await take()
    expect(whats(report)).toEqual(
      expect.arrayContaining([
        `the file ${OLD}/third.jpg of a message: its field takes no more files`,
        `the file ${OLD}/gone.jpg of a message: the old site answered with status 404`,
        `the file ${OLD}/large.jpg of a message: it is larger than its field takes`,
        `the file ${OLD}/page.txt of a message: files of this kind are not taken, or it is not what its name says`,
        '1 file that was sent with a message: the old site e-mailed it and stored only a checksum',
      ]),
    )
    const { plans, other } = await valuesFrom('Ann 51')
    expect(plans!.values).toEqual([`${OLD}/gone.jpg`, `${OLD}/large.jpg`])
    expect([other!.values, other!.files.map(({ name }) => name)]).toEqual([[`${OLD}/page.txt`], ['notes.txt']])
  })

  test('nothing is asked of another site, nor what somebody wrote among words', async () => {
    await take()
    expect(asked.filter((name) => name === 'x.jpg' || name === 'never.jpg')).toEqual([])
    expect((await valuesFrom('Ann 52')).plans!.values).toEqual(['https://elsewhere.example/wp-content/uploads/x.jpg'])
  })

  test('a look counts them and asks for none; the same file again fetches none twice', async () => {
    const look = await take({ isLook: true })
    expect(look.brought.filter(({ what }) => what === 'file of a message')).toHaveLength(7)
    expect(asked).toEqual([])
    await take()
    const before = [asked.length, await rows()]
    await take()
    expect([asked.length, await rows()]).toEqual(before)
  })

  test('an import that is ended between two files goes on with the messages that did not come', async () => {
    let left = 2
    const checkpoint = async (): Promise<void> => {
      if (left-- === 0) throw new Error('stopped')
    }
    await expect(take({ checkpoint })).rejects.toThrow('stopped')
    await take()
    expect((await rows()).map(({ from, files }) => [from, files])).toEqual([
      ['Ann 52', 0],
      ['Ann 51', 1],
      ['Ann 50', 2],
    ])
  })
})

async function* inPieces(text: string): AsyncGenerator<string> {
  yield text
}
