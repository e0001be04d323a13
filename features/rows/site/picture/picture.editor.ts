import { defineEditorConfig, noPicture } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Picture',
  group: 'Pictures',
  help: 'One picture, with an optional caption and link.',
  empty: { text: 'No picture is chosen yet. Choose one in the settings of this block.' },
  start: { picture: noPicture },
  labels: {
    shape: { label: 'Shape', choices: { own: 'Original', wide: 'Wide (film)', photo: 'Photo', square: 'Square' } },
    width: { label: 'Width', choices: { full: 'As wide as its column', large: 'Large', medium: 'Medium', small: 'Small' } },
  },
})
