import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { expect, test } from 'vitest'
import type { Found } from './found'
import { isKnownStart, readSource } from './sources'
import { textOfExport } from './text-of-export'

const dump = readFileSync(path.join(import.meta.dirname, '../../../../apps/server/whole-site/wordpress/slider.sql'), 'utf8')
const sheets = [{ type: 'sheet', isIt: (headings: readonly string[]) => headings.includes('stars') }]
const known = { spreadsheets: sheets, files: [] }

async function all(text: string | Iterable<string>): Promise<Found[]> {
  const found: Found[] = []
  for await (const one of readSource(typeof text === 'string' ? [text] : text, known)) found.push(one)
  return found
}
const itemsIn = (found: readonly Found[]) => found.flatMap((one) => (one.kind === 'item' ? [one.item] : []))
const gapsIn = (found: readonly Found[]) => found.flatMap((one) => (one.kind === 'gap' ? [one.what] : []))
const metaOf = async (sql: string, name: string) => itemsIn(await all(sql)).map(({ meta }) => meta.get(name))

function* pieces(text: string, size: number): Generator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}

test('issue 17: of a dump only tables that are known are read, under any prefix; what stands in texts of others is none', async () => {
  const items = itemsIn(await all(dump))
  expect(items.map(({ type, id }) => `${type} ${id}`)).toEqual([
    ...['wpfb_reviews 1', 'attachment face https://kiln.example/wp-content/uploads/wprevslider/avatars/iris.jpg', 'wpfb_reviews 2'],
    ...['wpfb_reviews 3', 'wpfb_reviews 4', 'wpfb_post_templates 3', 'wpfb_post_templates 5', 'wpfb_badges 2', 'wpfb_floats 1'],
    ...['wpfb_forms 1', 'grp_google_review 1', 'grp_google_review 2', 'trustindex_reviews tripadvisor 1'],
  ])
  expect(items[0]!.meta.get('reviewer_name')).toBe("Iris O'Neil")
  expect(items[0]!.meta.get('review_text')).toBe("The glaze is lovely.\nIt\\'s blue; like the sea.")
  expect(items.find(({ type }) => type === 'grp_google_review')!.meta.get('place_name')).toBe('The shed')
})

test('issue 17: a dump is the same in pieces of any size', async () => {
  const whole = await all(dump)
  for (const size of [1, 2, 3, 7, 64, 1000]) expect(await all(pieces(dump, size)), `${size}`).toEqual(whole)
})

test('issue 17: a dump that is cut is refused, wherever that is', async () => {
  const marks = [
    'It came late',
    '`review_text` text',
    'KEY `type`',
    'CREATE TABLE `kiln_posts` (',
    "'It''s a",
    '(2, 9, 1,',
    'COMMIT',
    '/*!40101 SET CHARACTER_SET_CLIENT=@OLD',
  ]
  for (const mark of marks) await expect(all(dump.slice(0, dump.indexOf(mark) + 4)), mark).rejects.toThrow(/missing/)
})

const table = 'CREATE TABLE `wp_wpfb_badges` (`id` int, `title` text);'
test.each([
  ["INSERT INTO wp_wpfb_badges VALUES (1,'a\\'b'),(2,'c''d'),(3,\"e\\\"f\"),(4,'g\\\\');", ["a'b", "c'd", 'e"f', 'g\\']],
  ["INSERT IGNORE INTO `shop`.`wp_wpfb_badges` (`title`,`id`) VALUES ('t',1) ON DUPLICATE KEY UPDATE `title`='u;';", ['t']],
  ["REPLACE INTO `wp_wpfb_badges` VALUES (1,_utf8mb4'x'),(2,0x6869),(3,NULL),(4,X'796f');", ['x', 'hi', '', 'yo']],
  ["insert into wp_wpfb_badges values (1,'(),;--/*');# end", ['(),;--/*']],
])('issue 17: values of a dump are read as MySQL writes them: %s', async (sql, expected) => {
  expect(await metaOf(`-- MySQL dump\n${table}\n${sql}`, 'title')).toEqual(expected)
})

test('issue 17: rows that no MySQL writes, without names of their columns or with letters that cannot be read, do not come', async () => {
  await expect(all("INSERT INTO `wp_wpfb_badges` VALUES (1,'a');")).rejects.toThrow('have no names')
  await expect(all(`${table}INSERT INTO wp_wpfb_badges VALUES (1,system('x'));`)).rejects.toThrow('stands among its values')
  await expect(all(`${table}INSERT INTO wp_wpfb_badges VALUES (1,'${'x'.repeat(5_000_000)}');`)).rejects.toThrow('too long')
  const odd = await all(`${table}INSERT INTO wp_wpfb_badges VALUES (1,'a','b'),(2,'M\ufffdller'),(3,'c');`)
  expect(itemsIn(odd).map(({ title }) => title)).toEqual(['c'])
  expect(gapsIn(await all(`${table}INSERT INTO wp_wpfb_badges VALUES ('../1','a');`))).toEqual(['a row in wp_wpfb_badges without a number'])
  expect(gapsIn(odd)).toEqual([
    '1 row in wp_wpfb_badges with more or fewer values than columns',
    '1 row in wp_wpfb_badges with letters that cannot be read: export the file in UTF-8',
  ])
})

test.each(['wp_links', 'wp_postmeta (meta_id, meta_value)'])(
  'issue 17: what is not known of %s is skipped in constant memory',
  async (unknown) => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const used = (): number => {
      collectGarbage()
      return process.memoryUsage().heapUsed
    }
    const before = used()
    let most = 0
    function* long(): Generator<string> {
      yield `-- MySQL dump\n${table}INSERT INTO ${unknown} VALUES (1,'`
      for (let count = 0; count < 400; count++) yield `${count}x;\\'--`.repeat(10_000)
      most = used()
      yield `');INSERT INTO wp_wpfb_badges VALUES (1,'there');`
    }
    expect(itemsIn(await all(long())).map(({ title }) => title)).toEqual(['there'])
    expect(most - before, '28 MB were skipped').toBeLessThan(10_000_000)
  },
)

const csv = 'id,title,template_type,createslider,display_num,display_num_rows\n3,"Home, sweet",post,no,3,2\n'
test('issue 17: files of separated values are known by their columns, whatever is between them', async () => {
  for (const text of [csv, csv.replaceAll(/,(?! )/g, ';'), `\ufeff${csv.replaceAll('\n', '\r\n')}`])
    expect(itemsIn(await all(text)).map(({ type, id, title }) => [type, id, title])).toEqual([['wpfb_post_templates', '3', 'Home, sweet']])
  expect(itemsIn(await all('name,stars\nAnn,5\nBo,4\n')).map(({ type, meta }) => [type, meta.get('name')])).toEqual([
    ['sheet', 'Ann'],
    ['sheet', 'Bo'],
  ])
  expect(gapsIn(await all('name,stars\nAnn,5,6\nBo\n'))).toEqual(['2 rows with more or fewer cells than the first one'])
  await expect(all('name,stars\nAnn,"5\nBo,4\n')).rejects.toThrow('never closed')
  await expect(all('name,price\nAnn,5\n')).rejects.toThrow('none of the files')
})

test('issue 17: spreadsheets in UTF-16 are read; an endless row is refused', async () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('name\tstars\nJürgen\t5\n', 'utf16le')])
  const read = async (some: Buffer) => {
    const found: Found[] = []
    for await (const one of readSource(
      textOfExport(
        (async function* () {
          yield some
        })(),
      ),
      known,
    ))
      found.push(one)
    return itemsIn(found).map(({ meta }) => meta.get('name'))
  }
  expect(await read(bytes)).toEqual(['Jürgen'])
  expect(await read(Buffer.from('name,stars\nJ\xfcrgen,5\n', 'latin1'))).toEqual([])
  await expect(all(`name,stars\n"${'x'.repeat(5_000_000)}",1\n`)).rejects.toThrow('too long')
})

test('issue 17: JSON of Redirection and phpMyAdmin is known by what is in it; what is cut, deep or unknown is refused', async () => {
  const admin = [
    { type: 'header' },
    { type: 'table', name: 'x_wpfb_badges', data: [{ id: '1', title: 'Side', badge_misc: { a: 1 } }] },
    { type: 'table', name: 'x_users', data: [{ id: 1 }] },
  ]
  expect(itemsIn(await all(JSON.stringify(admin))).map(({ type, title, meta }) => [type, title, meta.get('badge_misc')])).toEqual([
    ['wpfb_badges', 'Side', '{"a":1}'],
  ])
  const template = { id: 3, title: 'Home', createslider: 'no', display_num: 3, display_num_rows: 2 }
  for (const whole of [template, [template]])
    expect(itemsIn(await all(JSON.stringify(whole))).map(({ type }) => type)).toEqual(['wpfb_post_templates'])
  await expect(all('{"redirects":[')).rejects.toThrow('part of it is missing')
  expect(await all('{"users":[]}')).toEqual([{ kind: 'unknown' }])
  await expect(all(`{"a":${'['.repeat(200_000)}`)).rejects.toThrow('damaged')
})

const optionsIn = (found: readonly Found[]) => found.flatMap((one) => (one.kind === 'options' ? [JSON.parse(one.options.json())] : []))
const options = 'CREATE TABLE `wp_options` (`option_id` int, `option_name` text, `option_value` text);'
test('issue 17: of the table of options, in a dump, JSON or CSV, only what says something of the site and its theme is read', async () => {
  const astra = 'a:1:{s:11:"theme-color";s:7:"#7a1f3d";}'
  const rows = [
    { option_name: 'blogname', option_value: 'Kiln' },
    { option_name: 'auth_key', option_value: 'secret' },
    { option_name: 'astra-settings', option_value: astra },
  ]
  const known = [{ blogname: 'Kiln' }, { 'astra-settings': { 'theme-color': '#7a1f3d' } }]
  const values = rows.map(({ option_name, option_value }) => `(1,'${option_name}','${option_value}')`).join()
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  for (const text of [
    `${options}INSERT INTO wp_options VALUES ${values};`,
    JSON.stringify([{ type: 'header' }, { type: 'table', name: 'wp_options', data: rows }]),
    JSON.stringify(rows),
    JSON.stringify([
      { option_name: 'blogname', option_value: 'Kiln' },
      { option_name: 'astra-settings', option_value: { 'theme-color': '#7a1f3d' } },
    ]),
    `option_name,option_value\n${rows.map((row) => Object.values(row).map(quoted).join()).join('\n')}\n`,
  ]) {
    const found = await all(text)
    expect(optionsIn(found), text).toEqual(known)
    expect(found.length, 'nothing else').toBe(2)
  }
})

test('issue 17: options that are not read may have any length and any letters; those of other sites of a network are none', async () => {
  const long = `(1,'_transient_x','${"it\\'s ".repeat(1_500_000)}'),(2,'_transient_y','\ufffd')`
  const found = await all(pieces(`${options}INSERT INTO wp_options VALUES ${long},(3,'blogname','Kiln');`, 100_000))
  expect(found).toHaveLength(1)
  expect(optionsIn(found)).toEqual([{ blogname: 'Kiln' }])
  expect(gapsIn(await all(`${options}INSERT INTO wp_options VALUES (1,'blogname','\ufffd');`))).toEqual([
    '1 row in wp_options with letters that cannot be read: export the file in UTF-8',
  ])
  expect(await all(`${options.replace('wp_', 'wp_2_')}INSERT INTO wp_2_options VALUES (1,'blogname','Other');`)).toEqual([])
})

test('issue 17: settings and forms are known by what is in them, as JSON, as PHP serialises, and in Base64', async () => {
  const file = {
    type: 'form',
    inFile: (old: WordPressSettings) => (old.has('fields') ? [{ id: '7', title: 'Ask', content: old.json() }] : undefined),
  }
  const read = async (text: string): Promise<Found[]> => {
    const found: Found[] = []
    for await (const one of readSource([text], { spreadsheets: sheets, files: [file] })) found.push(one)
    return found
  }
  const form = '{"fields":{"9":"a","1":"b"}}'
  for (const text of [form, form.replaceAll('"', '\\"'), Buffer.from(form).toString('base64'), 'a:1:{s:6:"fields";a:1:{i:1;s:1:"b";}}'])
    expect(
      itemsIn(await read(text)).map(({ type, id }) => `${type} ${id}`),
      text,
    ).toEqual(['form 7'])
  expect(optionsIn(await read('{"customizer-settings":{"astra-settings":{"theme-color":"#fff"},"auth":"x"}}'))).toEqual([
    { 'astra-settings': { 'theme-color': '#fff' } },
  ])
  expect(await read('{"name":"something","version":3}')).toEqual([{ kind: 'unknown' }])
  await expect(read('a:2:{s:4:"mods";O:4:"Evil":0:{}}')).rejects.toThrow('damaged')
})

test('issue 17: a mistaken file is known by its beginning', () => {
  for (const start of [
    ...[dump.slice(0, 200), csv, '{"plugin":{"version":"5.3"}', '<rss xmlns:wp="http://wordpress.org/export/1.2/">'],
    ...['a:4:{s:8:"template";', '[{"id":"3"', '{\\"id\\":', Buffer.from('{"settings":{"title":"Ask"}}').toString('base64')],
  ])
    expect(isKnownStart(start, sheets), start).toBe(true)
  for (const start of ['', '<html>', '%PDF-1.7', 'PK\u0003\u0004', 'name,price\n', 'Dear all,\nhere', '[1,2]', 'eyes,colour\nblue,red\n'])
    expect(isKnownStart(start, sheets), start).toBe(false)
})
