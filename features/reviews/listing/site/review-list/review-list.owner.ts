import { defineEditorConfig } from '@frontage/kit/island/owner'
import { displayBlock } from '../../place-words'

export const owner = defineEditorConfig({
  title: 'Reviews',
  group: 'Reviews',
  help: 'Reviews in a grid, a wall or a slider, as set up in a display.',
  ...displayBlock,
})
