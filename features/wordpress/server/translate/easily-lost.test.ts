import { describe, expect, test } from 'vitest'
import { block, modulesOf, translate } from './content.fake'

test('more than four columns go on in the next row', () => {
  const column = block('column', block('paragraph', '<p>a</p>'))
  expect(translate(block('columns', column.repeat(6))).rows.map(({ columns }) => columns.length)).toEqual([4, 2])
})

describe('words that are easily lost', () => {
  const back = { url: 'https://old.example/kiln.jpg', id: 4 }
  test.each([
    [
      'over a picture, as older versions have them',
      block('cover', '<div class="wp-block-cover" style="background-image:url(kiln.jpg)"><p>Over it</p></div>', back),
      'Over it',
    ],
    [
      'over a picture, as newer versions have them',
      block(
        'cover',
        `<div><img class="wp-block-cover__image-background" src="kiln.jpg"/><div>${block('paragraph', '<p>Over it</p>')}</div></div>`,
        back,
      ),
      'Over it',
    ],
    [
      'over a video',
      block('cover', '<div><video src="a.mp4"></video><p>Over it</p></div>', { url: 'a.mp4', backgroundType: 'video' }),
      'Over it',
    ],
    [
      'below a gallery',
      block(
        'gallery',
        `<figure>${block('image', '<figure><img src="kiln.jpg"/></figure>')}<figcaption class="blocks-gallery-caption">All of them</figcaption></figure>`,
      ),
      'All of them',
    ],
    [
      'below a gallery of older versions',
      block(
        'gallery',
        '<figure><ul><li><figure><img src="kiln.jpg"/></figure></li></ul><figcaption class="blocks-gallery-caption">All of them</figcaption></figure>',
      ),
      'All of them',
    ],
    [
      'below what is embedded',
      block('embed', '<figure>x<figcaption>A post</figcaption></figure>', { url: 'https://social.example/1' }),
      'A post',
    ],
    ['in a caption as WordPress 3.3 wrote it', '[caption caption="Our kiln"]<a href="/a"><img src="kiln.jpg"></a>[/caption]', 'Our kiln'],
    [
      'in markup of a caption',
      '[caption id="a"]<a href="/b"><img src="kiln.jpg"></a> Our <em>kiln</em> is <a href="/c">old</a>[/caption]',
      'Our kiln is old',
    ],
    ['in a caption that is too long for a picture', `[caption id="a"]<img src="kiln.jpg"> ${'word '.repeat(300)}end[/caption]`, 'word end'],
    [
      'in a caption that is too long for a gallery',
      block('gallery', `<img src="kiln.jpg"><figcaption>${'word '.repeat(300)}end</figcaption>`),
      'word end',
    ],
    ['what the site is called', block('site-title', ''), 'Kiln &amp; Wheel'],
    ['what the site says of itself', block('site-tagline', ''), 'Pots'],
    [
      'links to networks',
      block('social-links', block('social-link', '', { url: 'https://youtube.com/@kiln', service: 'youtube' })),
      '>YouTube</a>',
    ],
  ])('%s', (_name, content, words) => {
    const all = JSON.stringify(modulesOf(content))
    expect(all.split(words)).toHaveLength(2)
  })
})

test('a gallery without numbers shows what was uploaded to its page', () => {
  const [all] = modulesOf('[gallery]')
  expect((all!.props.items as { picture: { file: string } }[]).map((item) => item.picture.file)).toEqual(['7.webp', '8.webp'])
  const [some] = modulesOf('[gallery exclude="7"]')
  expect((some!.props.items as { picture: { file: string } }[]).map((item) => item.picture.file)).toEqual(['8.webp'])
})

test('a gallery of more pictures than one holds goes on in the next', () => {
  const pictures = Array.from({ length: 450 }, (_, index) => `<img src="kiln.jpg" class="wp-image-${index + 1}">`).join('')
  const sizes = modulesOf(block('gallery', pictures)).map(({ props }) => (props.items as readonly unknown[]).length)
  expect(sizes).toEqual([200, 200, 50])
})
