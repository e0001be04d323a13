import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Icon list',
  group: 'Text',
  help: 'Short lines with an icon each, such as your phone number, your e-mail address or what you offer.',
  start: { items: [{ icon: 'arrow', title: 'A short line' }] },
  labels: {
    items: { label: 'Lines', one: 'Line' },
    'items.icon': {
      label: 'Icon',
      choices: {
        ...{ arrow: 'Arrow', phone: 'Phone', mail: 'Envelope', person: 'Person' },
        ...{ search: 'Magnifying glass', upload: 'Up arrow', alert: 'Exclamation mark' },
        ...{ check: 'Check mark', clock: 'Clock', pin: 'Map pin', coin: 'Coin', house: 'House', cup: 'Cup', heart: 'Heart' },
      },
    },
    'items.title': 'Line',
    'items.text': { label: 'More text', as: 'text' },
    layout: { label: 'Layout', choices: { below: 'Stacked', beside: 'Side by side' } },
  },
})
