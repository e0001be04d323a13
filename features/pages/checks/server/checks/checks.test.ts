import { contrastOf } from '@frontage/kit/contrast'
import { noPicture } from '@frontage/kit/island/editor-config'
import { houseTextColours } from '@frontage/kit/text-colours'
import { describe, expect, test } from 'vitest'
import type { DocumentModule, DocumentRow, PageDocument } from '../../../page'
import { documentOf } from '../../../versions'
import { findingsOn } from './checks'

const around = {
  publicUrl: 'https://site.test',
  places: [
    { path: '/', title: 'Home', anchors: ['services'] },
    { path: '/contact', title: 'Contact', anchors: [] },
  ],
  drafts: new Map([['/soon', 'Soon']]),
  isThere: async (path: string) => path === '/portfolio/deck',
  letters: houseTextColours,
  tones: new Map([['night.webp', ['#050505', '#202830']]]),
}
const head: DocumentModule = { block: 'page-head', props: { title: 'Head' } }

const pageOf = (rows: object[], rest: object = {}): PageDocument =>
  documentOf({ version: 2, path: '/this', title: 'This', description: 'About this.', rows, ...rest })!
const rowOf = (modules: DocumentModule[], settings: object = {}): object => ({ ...settings, columns: [{ modules }] })

async function found(document: PageDocument, letters = around.letters): Promise<string[]> {
  const findings = await findingsOn(document, () => undefined, { ...around, letters })
  return findings.filter(({ rule }) => rule !== 'faults').map(({ rule, severity, at }) => `${severity} ${rule} ${at}`)
}
const foundIn = (...modules: DocumentModule[]): Promise<string[]> => found(pageOf([rowOf([head, ...modules])]))

test('a page that is as it should be is left in peace', async () => {
  const picture = { file: 'deck.jpg', width: 4, height: 3, alt: 'A deck by the sea' }
  expect(await foundIn({ block: 'picture', props: { picture, href: '/contact' } })).toEqual([])
})

test('a page without title, description and main heading is told what is missing', async () => {
  expect(await found(pageOf([], { title: ' ', description: '' }))).toEqual([
    'must about title',
    'should about description',
    'should headings ',
  ])
})

const at = (inner: string, place = 1): string => `rows.0.columns.0.modules.${place}.props.${inner}`

describe('links', () => {
  const link = (href: string): Promise<string[]> => foundIn({ block: 'buttons', props: { actions: [{ label: 'Go', href }] } })
  const bad = `must links ${at('actions.0.href')}`

  test.each([
    '',
    '#',
    '#nowhere',
    '/nowhere',
    '/#nowhere',
    '/soon',
    'https://',
    'javascript:alert(1)',
    'mailto:kia.ora',
    'tel:call',
    'https://site.test/nowhere',
  ])('“%s” is named', async (href) => expect(await link(href)).toEqual([bad]))

  test.each([
    ...['/', '/#services', '/contact', '/contact/?a=b', '/contact#later', '/this', '/portfolio/deck', '/media/plan.pdf'],
    ...[
      'https://other.test/',
      'https://site.test/contact',
      'mailto:kia.ora@site.test',
      'mailto:a@b.nz?subject=Hi',
      'tel:+64 3 555 0142',
      '#content',
    ],
  ])('“%s” is fine', async (href) => expect(await link(href)).toEqual([]))

  test('a link inside of a text is followed too, and to rows and items that have a name', async () => {
    const html = '<p><a href="/nowhere?a=1&amp;b=2">x</a> <a class="y" href=\'#here\'>y</a> <a href="#one">z</a></p>'
    const items = { block: 'tabs', props: { items: [{ slug: 'one' }] } }
    const page = pageOf([rowOf([head, { block: 'rich-text', props: { html } }, items], { anchor: 'here' })])
    expect(await found(page)).toEqual([`must links ${at('html')}`])
  })

  test('what is written without quotes is a link, what stands in a comment is none', async () => {
    const html = '<!-- <a href="/nowhere"> --><a title=">" href="/contact">x</a>'
    expect(await foundIn({ block: 'rich-text', props: { html } })).toEqual([])
    expect(await foundIn({ block: 'rich-text', props: { html: `${html}<a href=/nowhere>y</a>` } })).toEqual([`must links ${at('html')}`])
  })

  test('an anchor that two rows have is named once', async () => {
    const page = pageOf([rowOf([head], { anchor: 'a' }), rowOf([], { anchor: 'a' }), rowOf([], { anchor: 'b' })])
    expect(await found(page)).toEqual(['should links rows.1.anchor'])
  })
})

describe('alternative texts', () => {
  const picture = (alt: string) => ({ file: 'a.jpg', width: 4, height: 3, alt })

  test('a picture without words is named, and one that is a link has to have them', async () => {
    const items = [{ picture: picture('') }, { picture: picture(''), caption: 'A deck' }, { picture: picture(''), href: '/' }]
    expect(await foundIn({ block: 'gallery', props: { items } })).toEqual([
      `must alt ${at('items.2.picture.alt')}`,
      `should alt ${at('items.0.picture.alt')}`,
    ])
  })

  test.each(['IMG_2041.jpg', 'deck-final.webp', 'DSC0012'])('%s describes nothing', async (alt) =>
    expect(await foundIn({ block: 'picture', props: { picture: picture(alt) } })).toEqual([`should alt ${at('picture.alt')}`]),
  )
})

describe('headings', () => {
  const heading = (level: string): DocumentModule => ({ block: 'heading', props: { title: 'T', level } })

  test('steps come one after the other', async () => {
    expect(await foundIn(heading('h2'), heading('h3'), heading('h4'), heading('h2'))).toEqual([])
    expect(await foundIn(heading('h3'))).toEqual(['should headings rows.0.columns.0.modules.1'])
    expect(await foundIn({ block: 'rich-text', props: { html: '<h2>a</h2><h4>b</h4>' } })).toEqual([`should headings ${at('html')}`])
  })

  test('there is one main heading', async () => {
    expect(await foundIn({ block: 'hero', props: {} })).toEqual(['should headings rows.0.columns.0.modules.1'])
  })
})

describe('contrast', () => {
  const row = (settings: Partial<DocumentRow> | object): Promise<string[]> => found(pageOf([rowOf([head], settings)]))

  test('the measure is that of the guideline', () => {
    expect([contrastOf('#000000', '#ffffff'), Math.round(contrastOf('#777777', '#ffffff') * 100) / 100]).toEqual([21, 4.48])
  })

  test('letters that follow the visitor need a background that does, or letters of their own', async () => {
    const backdrop = { kind: 'colour', colour: '#ffffff' }
    expect(await row({ backdrop })).toEqual(['must contrast rows.0.scheme'])
    expect(await row({ backdrop, scheme: 'light' })).toEqual([])
    expect(await row({ backdrop, scheme: 'dark' })).toEqual(['must contrast rows.0.scheme'])
    expect(await row({ backdrop: { kind: 'gradient', from: '#ffffff', to: '#000000' } })).toEqual(['must contrast rows.0.backdrop'])
  })

  test('letters have the colours of the look of this site', async () => {
    const document = pageOf([rowOf([head], { scheme: 'light', backdrop: { kind: 'colour', colour: '#ffffff' } })])
    const pale = { ...around.letters, light: { paper: '#bbbbbb', band: '#f6f3ec' } }
    expect([await found(document), await found(document, pale)]).toEqual([[], ['must contrast rows.0.backdrop']])
    expect(await found(pageOf([rowOf([head], { look: 'band', backdrop: { kind: 'colour', colour: '#17444a' } })]), pale)).toEqual([])
  })

  const onPicture = (file: string) => ({ kind: 'picture', picture: { file, width: 4, height: 3, alt: '' } })
  const clear = { colour: '#000000', strength: 0 }
  const film = { block: 'background-video', props: { mp4: '/media/films/sea.mp4' } }

  test('T14: letters on a picture or a film are legible by themselves; a veil that is too weak is named', async () => {
    const backdrop = onPicture('a.jpg')
    expect(await row({ backdrop })).toEqual([])
    expect(await row({ behind: film })).toEqual([])
    expect(await row({ backdrop, scheme: 'dark', overlay: { colour: '#000000', strength: 20 } })).toEqual(['must contrast rows.0.overlay'])
    expect(await row({ behind: film, overlay: clear })).toEqual(['must contrast rows.0.overlay'])
    expect(await row({ backdrop, overlay: { colour: '#000000', strength: 90 }, scheme: 'light' })).toEqual(['must contrast rows.0.scheme'])
    expect(await row({ backdrop, scheme: 'dark', overlay: { colour: '#000000', strength: 70 } })).toEqual([])
  })

  test('a film of this site without captions is named: one that is played, and one behind a row that has sound', async () => {
    const src = '/media/films/sea.mp4'
    const captions = '/media/films/sea.vtt'
    const played = (props: object) => found(pageOf([rowOf([head, { block: 'video', props: { title: 'The sea', ...props } }])]))
    expect(await played({ address: src })).toEqual(['should captions rows.0.columns.0.modules.1.props.captions'])
    expect(await played({ address: src, captions })).toEqual([])
    expect(await played({ address: 'https://youtu.be/abcdefghijk' })).toEqual([])
    const behind = (props: object) => row({ behind: { block: 'background-video', props } })
    for (const one of [{ film: { src } }, { mp4: src }]) {
      expect(await behind({ ...one, audio: true })).toEqual(['should captions rows.0.behind.props.captions'])
      expect(await behind({ ...one, audio: true, captions })).toEqual([])
      expect(await behind(one)).toEqual([])
    }
  })

  test('T14: a picture that was measured to be dark needs no veil', async () => {
    expect(await row({ backdrop: onPicture('night.webp'), overlay: clear })).toEqual([])
    expect(await row({ backdrop: onPicture('night.webp'), overlay: clear, scheme: 'light' })).toEqual(['must contrast rows.0.scheme'])
    expect(await row({ backdrop: onPicture('day.webp'), overlay: clear })).toEqual(['must contrast rows.0.overlay'])
  })

  test('T15: a picture that moves slower is measured like one that stands still, on every screen', async () => {
    const on = (props: object) => ({ behind: { block: 'parallax', props }, overlay: clear })
    const [night, day] = ['night.webp', 'day.webp'].map((file) => ({ ...onPicture(file).picture }))
    expect(await row(on({ picture: night }))).toEqual([])
    expect(await row(on({ picture: night, small: day }))).toEqual(['must contrast rows.0.overlay'])
    expect(await row({ ...on({ picture: night }), scheme: 'light' })).toEqual(['must contrast rows.0.scheme'])
  })

  test('a picture that nobody has chosen yet is not there to be read on', async () => {
    expect(await row({ backdrop: { kind: 'picture', picture: noPicture }, overlay: clear })).toEqual([])
    expect(await row({ behind: { block: 'parallax', props: { picture: noPicture } }, overlay: clear })).toEqual([])
  })

  test('settings that do not fit are a matter of faults', async () => {
    expect(await row({ backdrop: 'blue', overlay: 3, scheme: 'pink' })).toEqual([])
  })
})
