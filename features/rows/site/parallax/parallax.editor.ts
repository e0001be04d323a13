import { defineEditorConfig, noPicture } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Parallax picture',
  group: 'Motion',
  help: 'A picture behind a row that scrolls slower than the page.',
  isBehind: true,
  start: { picture: noPicture },
  labels: {
    medium: { label: 'Picture for tablets', help: 'If empty, the picture above is used.' },
    small: { label: 'Picture for phones', help: 'If empty, the picture above is used.' },
    speed: { label: 'Speed', choices: { 2: 'Half the speed of the page', 5: 'A fifth of the speed', 8: 'Almost still' } },
    offset: { label: 'Move up by', help: 'In pixels. Use a negative number to move it down.' },
  },
})
