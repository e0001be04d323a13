import { describe, expect, test } from 'vitest'
import { block, modulesOf, translate } from './content.fake'

const text = (html: string) => ({ block: 'rich-text', props: { html } })
const picture = (file: string, alt = '') => ({ file, width: 800, height: 600, alt })

describe('blocks of WordPress', () => {
  test('texts that follow each other are one block', () => {
    const content =
      block('heading', '<h2>Kilns</h2>') +
      block('paragraph', '<p>We <strong>fire</strong> <a href="https://old.example/about/">clay</a>.</p>') +
      block('list', '<ul><li>One</li></ul>')
    expect(modulesOf(content)).toEqual([
      text('<h2>Kilns</h2><p>We <strong>fire</strong> <a href="/about/">clay</a>.</p><ul><li>One</li></ul>'),
    ])
  })

  test('a picture stands where it stood, with its caption', () => {
    const image = block(
      'image',
      '<figure><img src="https://old.example/kiln-300x200.jpg" alt="A kiln" class="wp-image-12"/><figcaption>Our <em>kiln</em></figcaption></figure>',
    )
    const content = block('paragraph', '<p>a</p>') + image + block('paragraph', '<p>b</p>')
    const shown = { block: 'picture', props: { picture: picture('12.webp', 'A kiln'), caption: 'Our kiln', width: 'medium' } }
    expect(modulesOf(content)).toEqual([text('<p>a</p>'), shown, text('<p>b</p>')])
  })

  test('a picture leaves neither an empty paragraph nor an empty link behind', () => {
    const image = '<img src="https://old.example/kiln.jpg">'
    expect(modulesOf(`a\n\n<a href="/x">${image}</a>\n\n${image}\n\nb`).map(({ block: name, props }) => props.html ?? name)).toEqual([
      ...['<p>a</p>', 'picture', 'picture', '<p>b</p>'],
    ])
  })

  test('columns are columns, as wide as they were', () => {
    const column = (words: string, width?: string) =>
      block('column', `<div>${block('paragraph', `<p>${words}</p>`)}</div>`, width ? { width } : {})
    const { rows } = translate(block('columns', column('a', '66.66%') + column('b', '33.33%')))
    expect(rows).toEqual([
      {
        columns: [
          { span: 8, modules: [text('<p>a</p>')] },
          { span: 4, modules: [text('<p>b</p>')] },
        ],
      },
    ])
  })

  test('a picture beside a text, and words over a picture', () => {
    const inner = block('paragraph', '<p>a</p>')
    const mediaText = block('media-text', `<div><figure><img src="kiln.jpg" class="wp-image-3"/></figure><div>${inner}</div></div>`, {
      mediaPosition: 'right',
    })
    const cover = block('cover', `<div><img src="kiln.jpg"/><div>${inner}</div></div>`, { url: 'kiln.jpg', id: 4 })
    const { rows } = translate(mediaText + cover)
    expect(rows[0]!.columns.map(({ modules }) => modules.map((module) => module.block))).toEqual([['rich-text'], ['picture']])
    expect(rows[1]).toEqual({
      columns: [{ span: 12, modules: [text('<p>a</p>')] }],
      backdrop: { kind: 'picture', picture: picture('4.webp') },
    })
  })

  test.each([
    [
      'buttons',
      block('buttons', block('button', '<div><a href="https://old.example/quote/">Get a quote</a></div>')),
      'buttons',
      { actions: [{ label: 'Get a quote', href: '/quote/' }] },
    ],
    [
      'a video',
      block('embed', '<figure>https://youtu.be/abcdefghijk</figure>', { url: 'https://youtu.be/abcdefghijk' }),
      'video',
      { title: 'Video', address: 'https://youtu.be/abcdefghijk' },
    ],
    [
      'details',
      block('details', `<details><summary>How long?</summary>${block('paragraph', '<p>A week.</p>')}</details>`),
      'accordion',
      { items: [{ slug: 'how-long', title: 'How long?', html: '<p>A week.</p>' }] },
    ],
    ['a line', '<!-- wp:separator --><hr/><!-- /wp:separator -->', 'separator', { look: 'line' }],
    [
      'a gallery',
      block('gallery', block('image', '<figure><img src="kiln.jpg" class="wp-image-5"/></figure>'), { columns: 4 }),
      'gallery',
      { items: [{ picture: picture('5.webp'), caption: '' }], columns: 4, captions: 'none', press: 'lightbox' },
    ],
    [
      'a gallery of the shortcode',
      '[gallery ids="7,8" columns="2"]',
      'gallery',
      {
        items: [
          { picture: picture('7.webp'), caption: 'Fired at night' },
          { picture: picture('8.webp'), caption: '' },
        ],
        columns: 2,
        captions: 'below',
        press: 'lightbox',
      },
    ],
    ['a field to search in', block('search', ''), 'search-results', {}],
  ])('%s', (_name, content, name, props) => {
    expect(modulesOf(content)).toEqual([{ block: name, props }])
  })

  test('a table keeps its words, row by row', () => {
    const table = block(
      'table',
      '<figure><table><thead><tr><th>Pot</th><th>Price</th></tr></thead><tbody><tr><td>Cup</td><td>$20</td></tr></tbody></table></figure>',
    )
    expect(modulesOf(table)).toEqual([text('<p>Pot · Price</p><p>Cup · $20</p>')])
  })
})

describe('classic content', () => {
  test('empty lines make paragraphs, and pictures with captions stand between them', () => {
    const content = 'First\nline\n\n[caption id="a" width="300"]<img src="kiln.jpg" alt="K"> Our kiln[/caption]\n\n<h1>Title</h1>\n\nLast'
    const shown = { block: 'picture', props: { picture: picture('kiln.webp', 'K'), caption: 'Our kiln' } }
    expect(modulesOf(content)).toEqual([text('<p>First<br>line</p>'), shown, text('<h2>Title</h2><p>Last</p>')])
  })
})

test.each([
  ['the shortcode of a form', '<p>a</p>[contact-form-7 id="12" title="Contact"]'],
  ['the block of a form', `<p>a</p>${block('contact-form-7/contact-form-selector', '<div>[contact-form-7 id="12"]</div>', { id: 12 })}`],
])('%s is the form', (_name, content) => {
  expect(modulesOf(content)).toEqual([text('<p>a</p>'), { block: 'contact-form', props: { form: 3 } }])
  expect(translate(content).gaps).toEqual([])
})

describe('what has no counterpart is named', () => {
  test.each([
    ['[wpforms id="12"]', 'the shortcode'],
    ['[contact-form-7 id="99"]', 'is in none of the files'],
    [block('latest-posts', ''), 'the list “latest posts”'],
    [block('acme/map', '<p>Here</p>'), 'the block acme/map'],
    [block('embed', '', { url: 'https://social.example/1' }), 'what is embedded from https://social.example/1'],
    ['<iframe src="https://maps.example/"></iframe>', 'the frame of https://maps.example/'],
    [block('post-date', ''), 'the block “post date”'],
    [block('social-links', block('social-link', '', { url: '#', service: 'wordpress' })), 'the link “WordPress”, which leads nowhere'],
    [block('cover', '', { url: 'https://old.example/a.mp4', backgroundType: 'video' }), 'the video behind words https://old.example/a.mp4'],
    ['[audio https://old.example/a.mp3]', 'the media file https://old.example/a.mp3'],
    ['<form><input></form>', 'a form in the text'],
    ['<p><img src="https://old.example/gone.jpg"></p>', 'the picture https://old.example/gone.jpg'],
  ])('%s', (content, what) => {
    expect(translate(content).gaps.join()).toContain(what)
  })

  test('no markup of others runs: scripts, frames, handlers and their addresses are gone', () => {
    const hostile =
      '<script>alert(1)</script><p onclick="x()">a<a href="javascript:x()">b</a></p><svg onload="x()"/><iframe srcdoc="<script>"></iframe>'
    const all = JSON.stringify(translate(block('html', hostile) + hostile).rows)
    expect(all).not.toMatch(/script|onclick|onload|svg|iframe/i)
    expect(all).toContain('ab')
  })
})
