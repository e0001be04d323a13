import type { Examples } from '@frontage/kit/island/island'
import type { island } from './review-list.island'

const few = { perRow: 3, rows: 2 }
const fullBar = {
  search: true,
  sort: true,
  rating: true,
  source: true,
  language: true,
  types: true,
  tags: ['Kitchen', 'Deck', 'Bathroom'],
}

export const examples: Examples<typeof island> = {
  'as it comes': {},
  'two in a row, short texts': { display: { perRow: 2, rows: 2, card: { clampLines: 2 } } },
  'one in a row': { display: { perRow: 1, rows: 3 } },
  masonry: { display: { ...few, layout: 'masonry', rows: 3, card: { clampLines: 6 } } },
  'same height': { display: { ...few, layout: 'same-height' } },
  'every part of the bar': { display: { ...few, bar: fullBar } },
  'banner and pages': { display: { ...few, rows: 1, more: 'pages', bar: { banner: true, sort: true } } },
  endless: { display: { ...few, more: 'endless' } },
  'endless, asks after two': { display: { ...few, more: 'endless', automaticLoads: 2 } },
  'nothing more': { display: { ...few, more: 'none' } },
  'a selection': { display: { ...few, selection: { minStars: 5 } } },
  'sheets, with days and source links': { display: { ...few, card: { look: 'sheet', date: 'day', source: 'link', product: true } } },
  'time ago, first names, mystery faces': { display: { ...few, card: { date: 'ago', names: 'first', avatar: 'mystery' } } },
  'photos, short names, texts in a dialog': { display: { ...few, card: { avatar: 'photo', names: 'initial', readMore: 'modal' } } },
  'all tinted': { display: { ...few, card: { look: 'primer' } } },
  'all dark': { display: { ...few, card: { look: 'tide' } } },
  'all without a frame': { display: { ...few, card: { look: 'bare' } } },
  'for a narrow place': { display: { isWidget: true, perRow: 1, rows: 3 } },
  'the longest first, at least twenty words': { display: { ...few, selection: { sort: 'longest', minWords: 20 } } },
  'from one source': { display: { ...few, selection: { types: ['Google'] }, bar: { banner: true } } },
  'nothing to show': { display: { ...few, selection: { languages: ['xx'] } } },
  'without replies and photos': { display: { ...few, card: { reply: false, photos: false, company: false } } },
  'words only': {
    display: {
      ...few,
      card: {
        look: 'bare',
        stars: false,
        title: false,
        date: 'none',
        avatar: 'none',
        source: 'none',
        reply: false,
        photos: false,
        location: false,
      },
    },
  },
  'colours of its owner': { display: { ...few, style: { star: '#c2410c', ink: '#1f2937', plane: '#eef2f7', accent: '#1d4ed8' } } },
}
