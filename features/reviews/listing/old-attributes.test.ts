import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { displayShape } from '../display'
import { askedOf } from './old-attributes'
import { displayedAs } from './otherwise'
import { obeying } from './slide-props'

const display = parse(displayShape, { more: 'none' })
const shownAs = (said: Record<string, string>) => {
  const { otherwise, slideprops } = askedOf(said)
  return obeying(displayedAs(display, otherwise), slideprops).display
}

const button = { tid: '3', perrow: '2', nrows: '5', callnum: '1', ismasonry: 'no', slideshow: '', revsameheight: 'no', onemobil: 'no' }

test('R21: a list keeps its rows, its columns, its way on and its place', () => {
  const said = {
    ...button,
    kind: 'wprevpro wprev-no-slider',
    cpostid: '77',
    shortcodepageid: 'g-1',
    shortcodelang: 'de',
    shortcodetag: 'deck',
  }
  expect(shownAs(said)).toMatchObject({ layout: 'grid', perRow: 2, rows: 5, more: 'button', slider: { oneOnPhones: false } })
  expect(askedOf(said).place).toEqual({ post: '77', pages: 'g-1', languages: 'de', tags: 'deck', without: '' })
})

test.each([
  [{ ...button, ismasonry: 'yes' }, { layout: 'masonry' }],
  [{ numcol: '4' }, { layout: 'masonry', perRow: 4 }],
  [{ ...button, revsameheight: 'yes' }, { layout: 'same-height' }],
  [{ ...button, endless: 'yes' }, { more: 'endless' }],
  [
    { perrow: '3', nrows: '1', lastslidenum: '9' },
    { more: 'pages', rows: 1 },
  ],
  [{ kind: 'wprevpro wprev-slider-widget' }, { layout: 'slider', isWidget: true }],
  [
    { kind: 'wprevpro wprev-slider animateheight', slideshow: 'yes' },
    { layout: 'slider', isWidget: false },
  ],
  [{ kind: 'wprevpro wprev-slick-slider', slickwprev: '{}' }, { layout: 'carousel' }],
  [{ kind: 'wprevpro wprev-no-slider-widget' }, { layout: 'grid', isWidget: true }],
  [{ lines: '5' }, { card: { clampLines: 5 } }],
  [
    { perrow: '99', nrows: 'many' },
    { perRow: 6, rows: 4 },
  ],
] as const)('R21: %j is obeyed', (said, wanted) => expect(shownAs(said)).toMatchObject(wanted))

test('R05: the properties of a slider are obeyed, those of a carousel by the names of its own script', () => {
  const slideprops = '{"autoplay":true,"delay":5900,"sliderspeed":900,"animation":"fade","arrows":false}'
  const slider = { autoplay: true, delay: 5000, speed: 900, animation: 'fade', arrows: 'no' }
  expect(shownAs({ kind: 'wprevpro wprev-slider', slideprops }).slider).toMatchObject(slider)
  const slickwprev = '{"autoplay":true,"autoplaySpeed":5000,"speed":900,"fade":true,"arrows":false,"infinite":true,"adaptiveHeight":true}'
  expect(shownAs({ slickwprev, loadmore: 'no' }).slider).toMatchObject({ ...slider, infinite: true, animateHeight: true, loadMore: false })
})

test('R21: what says nothing, or nothing that is understood, leaves the display as it is', () => {
  for (const said of [{}, { perrow: '', slideprops: '{"', kind: '' }, { cpostid: '0' }]) {
    expect(shownAs(said as never)).toEqual(display)
    expect(askedOf(said as never).place.post).toBe('')
  }
})
