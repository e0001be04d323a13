import { parseBlocks } from '@frontage/kit/wordpress/export/blocks.server'
import { describe, expect, test } from 'vitest'
import { modulesOf } from '../translate/content.fake'
import { plainBlocks } from './plain-blocks'

const place = { id: 7, url: 'https://kiln.example/wp-content/uploads/bowl.webp' }
const find = (address: string) => (address.includes('bowl') ? place : undefined)
/** Names of the blocks with the words in them. */
const said = (html: string): string[] =>
  plainBlocks(html, find).map((markup) => {
    const [block] = parseBlocks(markup)
    return `${block?.name?.replace('core/', '')} ${markup
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<(?!\/?(?:a|strong|li)\b)[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()}`
  })

describe('what visitors see, as blocks of WordPress', () => {
  test.each<[string, string[]]>([
    ['<h2 class="x">Pots</h2><p>From <strong>Stoke</strong>.</p>', ['heading Pots', 'paragraph From <strong>Stoke</strong>.']],
    ['<div><span>One</span><div>Two</div>three</div>', ['paragraph One', 'paragraph Two', 'paragraph three']],
    ['<ul><li>a</li><li><a href="/b">b</a></li></ul>', ['list <li>a</li><li><a href="/b">b</a></li>']],
    ['<ul><li><h3>Card</h3><p>Text</p></li></ul>', ['heading Card', 'paragraph Text']],
    ['<a href="/x"><h3>Card</h3><p>Text</p></a>', ['heading <a href="/x">Card</a>', 'paragraph <a href="/x">Text</a>']],
    ['<figure><img src="/media/bowl-800.webp" alt="A bowl"><figcaption>Glazed</figcaption></figure>', ['image Glazed']],
    ['<details open><summary>When?</summary><div><p>Soon.</p></div></details>', ['details When? Soon.']],
    ['<blockquote><p>Lovely.</p></blockquote><hr>', ['quote Lovely.', 'separator']],
    [
      '<p hidden>no</p><script>no</script><svg><text>no</text></svg><button>no</button><span class="visually-hidden">no</span>yes',
      ['paragraph yes'],
    ],
    ['<p></p><h3> </h3><ul></ul>', []],
  ])('%s', (html, blocks) => expect(said(html)).toEqual(blocks.map((one) => (one === 'separator' ? 'separator ' : one))))

  test('a picture names its number and keeps its words; one that is not ours is left out', () => {
    const [image = '', ...none] = plainBlocks(
      '<img src="/media/bowl-800.webp" alt="A &quot;bowl&quot;"><img src="https://else.example/x.png">',
      find,
    )
    expect(image).toContain(`<img src="${place.url}" alt="A &quot;bowl&quot;" class="wp-image-7"/>`)
    expect(parseBlocks(image)[0]?.attributes).toEqual({ id: 7, sizeSlug: 'full' })
    expect(none).toEqual([])
  })

  test.each(['small', 'medium', 'large'])(
    'issue 17: a picture of the width “%s” has it there, as WordPress writes it, and here again',
    (width) => {
      const caption = '<figcaption>Glazed</figcaption>'
      const [image = '', next = ''] = plainBlocks(
        `<figure data-width="${width}"><a href="/pots"><img src="/media/bowl-800.webp" alt="A bowl"></a>${caption}</figure><figure><img src="/media/bowl-800.webp" alt=""></figure>`,
        find,
      )
      const { id, width: pixels, height, sizeSlug } = parseBlocks(image)[0]!.attributes
      expect({ id, height, sizeSlug }).toEqual({ id: 7, height: 'auto', sizeSlug: 'full' })
      expect(image).toContain('<figure class="wp-block-image size-full is-resized">')
      expect(image).toContain(`class="wp-image-7" style="width:${pixels};height:auto"/>`)
      expect(next).not.toContain('width')
      const modules = modulesOf(image + next)
      expect(modules.map(({ block, props }) => [block, props.width])).toEqual([
        ['picture', width],
        ['picture', undefined],
      ])
    },
  )

  test('ten thousand elements within each other take no longer than they are long', () => {
    const html = `${'<div><p>a</p>'.repeat(10_000)}${'</div>'.repeat(10_000)}`
    expect(plainBlocks(html, find)).toHaveLength(10_000)
  })
})
