import type { Owner } from '@frontage/kit/island/owner'

/** Settings of a block that shows a display: which one, which of its reviews, and how it slides here. */
export const displayBlock = {
  only: ['template', 'allAt', 'place', 'slideprops'],
  groups: { 'On this page': ['place', 'slideprops'] },
  labels: {
    template: { label: 'Display', field: 'review-display' },
    allAt: { label: 'Page with all reviews', help: 'A list that leaves some out leads there.', field: 'href' },
    place: 'Only some of its reviews',
    'place.tags': { label: 'Tags', help: 'With commas between them. Empty: all.', as: 'line' },
    'place.languages': { label: 'Languages', help: 'By their codes: en, mi, de. Empty: all.' },
    'place.pages': { label: 'Pages at the source', help: 'By their numbers there, with commas between them. Empty: all.', as: 'line' },
    'place.without': {
      label: 'Leave out',
      help: 'Numbers of reviews that stand elsewhere on the page, with commas between them.',
      as: 'line',
    },
    'place.post': {
      label: 'As if it stood on',
      help: 'For a display that shows only reviews of the page it stands on: the path of another page. Empty: this page.',
      as: 'line',
    },
    slideprops: { label: 'Slides otherwise here', help: 'For a display that slides.', field: 'review-slide-props' },
  },
} as const satisfies Pick<Owner, 'only' | 'groups' | 'labels'>
