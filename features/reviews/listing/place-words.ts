import type { EditorConfig } from '@frontage/kit/island/editor-config'

/** Settings of a block that shows a display: which one, which of its reviews, and how it slides here. */
export const displayBlock = {
  only: ['template', 'allAt', 'place', 'slideprops'],
  groups: [{ title: 'On this page', settings: ['place', 'slideprops'] }],
  labels: {
    template: { label: 'Display', field: 'review-display' },
    allAt: { label: 'Page with all reviews', help: 'A list that shows only some reviews links to this page.', field: 'href' },
    place: 'Show only some reviews',
    'place.tags': { label: 'Tags', help: 'Separate with commas. Leave empty for all.', as: 'line' },
    'place.languages': { label: 'Languages', help: 'Language codes separated by commas, such as en, de. Leave empty for all.' },
    'place.pages': { label: 'Pages at the source', help: 'Their IDs at the source, separated by commas. Leave empty for all.', as: 'line' },
    'place.without': {
      label: 'Reviews to leave out',
      help: 'Numbers of reviews that are shown elsewhere on the page, separated by commas.',
      as: 'line',
    },
    'place.post': {
      label: 'Reviews of another page',
      help: 'For a display that shows only reviews of its page: enter the path of another page. Leave empty for this page.',
      as: 'line',
    },
    slideprops: { label: 'Change the slider on this page', help: 'For slider and carousel displays.', field: 'review-slide-props' },
  },
} as const satisfies Pick<EditorConfig, 'only' | 'groups' | 'labels'>
