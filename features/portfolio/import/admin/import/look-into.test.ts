import { expect, test } from 'vitest'
import { lookInto } from './look-into'

const item = (title: string, status: string, postType: string, type = '') => `
  <item><title>${title}</title><wp:post_type><![CDATA[${postType}]]></wp:post_type><wp:status><![CDATA[${status}]]></wp:status>
  <wp:postmeta><wp:meta_key><![CDATA[astra-portfolio-type]]></wp:meta_key><wp:meta_value><![CDATA[${type}]]></wp:meta_value></wp:postmeta></item>`

const file = (items: string) => `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
  <wp:term><wp:term_taxonomy><![CDATA[astra-portfolio-categories]]></wp:term_taxonomy></wp:term>
  <wp:term><wp:term_taxonomy><![CDATA[nav_menu]]></wp:term_taxonomy></wp:term>${items}</channel></rss>`

test('P10: a file is looked into before anything is kept: items, their kinds and states', () => {
  const look = lookInto(
    file(
      item('<![CDATA[Decks & more]]>', 'publish', 'astra-portfolio', 'image') +
        item('About', 'publish', 'page') +
        item('A &amp; B', 'draft', 'astra-portfolio', 'nonsense'),
    ),
  )
  expect(look).toEqual({
    items: [
      { title: 'Decks & more', isPublished: true, type: 'image' },
      { title: 'A & B', isPublished: false, type: 'iframe' },
    ],
    terms: 1,
  })
})

test('P10: what is no export of WordPress is told apart from one without a portfolio', () => {
  expect(lookInto('<html><body>no</body></html>')).toBeUndefined()
  expect(lookInto(file(''))).toEqual({ items: [], terms: 1 })
})
