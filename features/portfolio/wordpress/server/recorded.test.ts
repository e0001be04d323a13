import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainRestAddress } from '@frontage/kit/wordpress/rest-index.server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPortfolioSite, type PortfolioSite } from '../../server/portfolio.fake'
import { fillAsRecorded, recordedPictures, translated } from './recorded-site.fake'

const folder = path.join(import.meta.dirname, 'recorded')
const ITEMS = '/wp-json/wp/v2/astra-portfolio'
const CATEGORIES = `${ITEMS}-categories`

let site: PortfolioSite
beforeAll(async () => {
  site = await createPortfolioSite({ engine: 'sqlite', postgresUrl: inject('postgresUrl') }, recordedPictures)
  await fillAsRecorded(site)
})
afterAll(() => site.close())

const get = (url: string, headers = {}) => site.get(encodeURI(plainRestAddress(url)).replace(/%25/g, '%'), headers)

/** As PHP writes JSON. */
const asPhp = (text: string): string =>
  text.replace(/\//g, '\\/').replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

describe('P09: every line of the recorded parameters', () => {
  const lines = readFileSync(path.join(folder, 'list-parameters.txt'), 'utf8').split('\n').filter(Boolean)
  const firstOfTerms = lines.findIndex((line) => line.startsWith('?post='))
  const cases = lines.map((line, index) => {
    const [, address = '', status = '', total = '', pages = '', body = ''] = /^(\S+)\s+(\d*) ?tot=(\d*) pages=(\d*) (.*)$/.exec(line) ?? []
    return { address, status, total, pages, body, base: index < firstOfTerms ? ITEMS : CATEGORIES }
  })

  test.each(cases)('$base$address', async ({ base, address, status, total, pages, body }) => {
    const answer = await get(base + address)
    if (status) expect(String(answer.statusCode)).toBe(status)
    if (status) expect(String(answer.headers['x-wp-total'] ?? '')).toBe(total)
    if (status) expect(String(answer.headers['x-wp-totalpages'] ?? '')).toBe(pages)
    const wanted = asPhp(translated(body.replaceAll('\\/', '/')))
    expect(asPhp(answer.body).slice(0, wanted.length - 8)).toBe(wanted.slice(0, -8))
  })
})

const answers: readonly (readonly [name: string, address: string])[] = [
  ['list-default', ITEMS],
  ['list-last', `${ITEMS}?per_page=15&page=4`],
  [
    'list-fields',
    `${ITEMS}?per_page=15&_fields=id,slug,title.rendered,link,portfolio-type,thumbnail-image-url,thumbnail-image-meta.alt,lightbox-image-url,portfolio-video-url,astra-site-url,astra-site-type,astra-site-open-in-new-tab,astra-site-open-portfolio-in`,
  ],
  ['cat-404', `${CATEGORIES}/999`],
  ['cat-and-other', `${ITEMS}?per_page=100&_fields=id&astra-portfolio-categories=2&astra-portfolio-other-categories=10`],
  ['cat-array', `${ITEMS}?per_page=100&_fields=id&astra-portfolio-categories[]=2&astra-portfolio-categories[]=3`],
  [
    'cat-dup-lastwins',
    `${ITEMS}?per_page=100&_fields=id,astra-portfolio-categories&astra-portfolio-categories=2&astra-portfolio-categories=2,3`,
  ],
  ['cat-exclude', `${ITEMS}?per_page=100&_fields=id&astra-portfolio-categories_exclude=2`],
  ['cat-obj-and', `${ITEMS}?_fields=id&astra-portfolio-categories[terms]=2,3&astra-portfolio-categories[operator]=AND`],
  ['cat-one', `${ITEMS}?per_page=100&_fields=id&astra-portfolio-categories=2`],
  ['cat-unknown', `${ITEMS}?astra-portfolio-categories=999`],
  ['cats', CATEGORIES],
  ['cats-hide', `${CATEGORIES}?hide_empty=true&_fields=id,count,name`],
  ['cats-order', `${CATEGORIES}?orderby=count&order=desc&_fields=id,count,name`],
  ['cats-page', `${CATEGORIES}?per_page=2`],
  ['cats-search', `${CATEGORIES}?search=blog&_fields=id,count,name,parent`],
  ['cats-toobig', `${CATEGORIES}?per_page=2&page=9`],
  ['context-edit', `${ITEMS}?context=edit`],
  ['context-embed', `${ITEMS}?context=embed&per_page=1`],
  ['err-cat-abc', `${ITEMS}?astra-portfolio-categories=abc`],
  ['err-include', `${ITEMS}?include=abc`],
  ['err-orderby', `${ITEMS}?orderby=zzz`],
  ['err-page-0', `${ITEMS}?page=0`],
  ['err-page-too-big', `${ITEMS}?page=99`],
  ['err-per-page-0', `${ITEMS}?per_page=0`],
  ['err-per-page-101', `${ITEMS}?per_page=101`],
  ['err-per-page-abc', `${ITEMS}?per_page=abc`],
  ['err-two', `${ITEMS}?page=0&per_page=0`],
  ['include-order', `${ITEMS}?include=20,25&orderby=include&_fields=id`],
  ['include-slugs', `${ITEMS}?slug=demo-site-01,demo-site-02&orderby=include_slugs&_fields=id,slug`],
  ['item-404', `${ITEMS}/99999`],
  ['item-nan', `${ITEMS}/abc`],
  ['noroute', '/wp-json/wp/v2/nothing'],
  ['offset', `${ITEMS}?offset=3&per_page=2&_fields=id`],
  ['orderby-relevance-nosearch', `${ITEMS}?orderby=relevance`],
  ['orderby-title', `${ITEMS}?orderby=title&order=asc&per_page=3&_fields=id,title.rendered`],
  ['othercats', `${ITEMS}-other-categories`],
  ['restroute', '/?rest_route=/wp/v2/astra-portfolio&per_page=1&_fields=id'],
  ['search', `${ITEMS}?search=needle&_fields=id,title`],
  ['search-empty', `${ITEMS}?search=&per_page=2&_fields=id`],
  ['search-cols', `${ITEMS}?search=needle&search_columns=post_title&_fields=id`],
  ['status-draft', `${ITEMS}?status=draft`],
  ['tags', `${ITEMS}-tags`],
  ['taxrel-and', `${ITEMS}?per_page=100&_fields=id&astra-portfolio-categories=2&astra-portfolio-other-categories=10&tax_relation=OR`],
]

test.each(answers)('P09: an answer as it was recorded: %s', async (name, address) => {
  const { head, body } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as { head: string[]; body: unknown }
  const answer = await get(address)
  expect(JSON.parse(answer.body)).toEqual(JSON.parse(translated(JSON.stringify(body))))
  if (Array.isArray(body) && body[0]) expect(Object.keys(answer.json()[0])).toEqual(Object.keys(body[0]))
  const told = (header: string): string | undefined => {
    const line = head.find((each) => each.toLowerCase().startsWith(`${header}:`))
    return line && translated(line.slice(header.length + 2))
  }
  if (head.length) expect(answer.statusCode).toBe(Number(head[0]?.split(' ')[1]))
  for (const header of [
    'content-type',
    'x-robots-tag',
    'x-wp-total',
    'x-wp-totalpages',
    'link',
    'allow',
    'access-control-expose-headers',
    'vary',
  ])
    if (head.length) expect([header, answer.headers[header]?.toString()]).toEqual([header, told(header)])
})
