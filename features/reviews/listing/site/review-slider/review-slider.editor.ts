import { defineEditorConfig } from '@frontage/kit/island/editor-config'
import { displayBlock } from '../../place-words'

export const editorConfig = defineEditorConfig({
  title: 'Review slider',
  group: 'Reviews',
  help: 'Reviews that visitors swipe or click through.',
  ...displayBlock,
})
