import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Tabs',
  group: 'Text',
  help: 'Several texts in one place, of which one is seen. On telephones they fold like an accordion.',
  start: {
    items: [
      { slug: 'first', title: 'First tab', html: '<p>What it says.</p>' },
      { slug: 'second', title: 'Second tab', html: '<p>What it says.</p>' },
    ],
  },
  labels: {
    items: { label: 'Tabs', one: 'Tab' },
    'items.title': 'Words on the tab',
    'items.html': { label: 'Text', as: 'html' },
    layout: { label: 'Tabs stand', choices: { across: 'Above the text', side: 'Beside the text' } },
    open: { label: 'Seen first', help: 'The name in links of the tab. Empty: the first one.', as: 'line' },
    label: { label: 'Name of the tabs', help: 'For people who hear the page; nobody sees it.', as: 'line' },
  },
})
