/** A widget: its name on the page, and the data attribute behind each attribute of its element. */
type Widget = { readonly block: string; readonly settings: Readonly<Record<string, string>> }

const numbered = { 'widget-id': 'id' } as const
const another = { 'calls-to': 'server', 'calls-to-id': 'server-id', 'calls-to-tickets': 'server-tickets' } as const

/** Every element, and the widget that it shows. All of them have `theme` too. */
export const widgets = {
  'frontage-reviews': {
    block: 'review-list',
    settings: { ...numbered, ...another, 'per-row': 'perrow', rows: 'nrows', tags: 'shortcodetag', languages: 'shortcodelang' },
  },
  'frontage-review-form': { block: 'review-form', settings: numbered },
  'frontage-review-badge': { block: 'review-badge', settings: numbered },
  'frontage-review-float': { block: 'review-float', settings: numbered },
  'frontage-review-summary': { block: 'review-summary', settings: { variant: 'variant' } },
  'frontage-portfolio': { block: 'portfolio', settings: numbered },
  'frontage-contact-form': { block: 'contact-form', settings: { ...numbered, ...another } },
  'frontage-popup': { block: 'popup', settings: { page: 'page', name: 'name' } },
  'frontage-opening-hours': {
    block: 'opening-hours',
    settings: { heading: 'title', level: 'level', group: 'group', state: 'state', compact: 'compact' },
  },
} as const satisfies Readonly<Record<string, Widget>>

export type TagName = keyof typeof widgets
