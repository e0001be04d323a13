import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Prices',
  group: 'Text',
  help: 'What you charge, or your menu: names with prices, in one or more groups.',
  empty: { text: 'No price is entered yet. Enter at least one in the settings of this block.' },
  start: { groups: [{ title: '', items: [{ name: 'Something you offer', price: '' }] }] },
  labels: {
    groups: { label: 'Groups', one: 'Group' },
    'groups.title': { label: 'Title', help: 'For example “Breakfast”. Leave empty for none.' },
    'groups.items': { label: 'Items', one: 'Item' },
    'groups.items.name': 'Name',
    'groups.items.text': { label: 'Description', as: 'line' },
    'groups.items.price': { label: 'Price', help: 'As visitors read it: “$98”, “from 45” or “by quote”.' },
  },
})
