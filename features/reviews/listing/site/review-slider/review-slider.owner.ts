import { defineEditorConfig } from '@frontage/kit/island/owner'
import { displayBlock } from '../../place-words'

export const owner = defineEditorConfig({
  title: 'Review slider',
  group: 'Reviews',
  help: 'Reviews that visitors swipe or click through.',
  ...displayBlock,
})
