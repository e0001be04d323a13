import { defineEditorConfig } from '@frontage/kit/island/editor-config'
import { displayBlock } from '../../place-words'

export const editorConfig = defineEditorConfig({
  title: 'Reviews',
  group: 'Reviews',
  help: 'Reviews in a grid, a wall or a slider, as set up in a display.',
  ...displayBlock,
})
