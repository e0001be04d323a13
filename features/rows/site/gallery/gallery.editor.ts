import { defineEditorConfig, noPicture } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Gallery',
  group: 'Pictures',
  help: 'Pictures side by side. Visitors can open them large and browse through them.',
  empty: { text: 'No picture is chosen yet. Choose one in the settings of this block.' },
  start: { items: [{ picture: noPicture }] },
  labels: {
    label: { label: 'Gallery name', help: 'For screen readers only.', as: 'line' },
    items: { label: 'Pictures', one: 'Picture' },
    'items.href': { label: 'Link to', help: 'Used when “When a picture is clicked” is set to follow its link.' },
    'items.large': {
      label: 'Open instead of the picture',
      none: 'Nothing else: open the picture',
      choices: {
        inline: 'A section of this page',
        ajax: 'Another page of this site',
        video: 'A video',
        iframe: 'A map or a page of another site',
      },
    },
    press: {
      label: 'When a picture is clicked',
      choices: { lightbox: 'Show it large', link: 'Follow its link', none: 'Do nothing' },
    },
    captions: {
      label: 'Captions',
      choices: { none: 'Only in the large view', hover: 'On hover', below: 'Below each picture' },
    },
    columns: { label: 'Columns on wide screens', choices: { 2: 'Two', 3: 'Three', 4: 'Four' } },
    shape: { label: 'Shape', choices: { same: 'All the same', own: 'Original proportions' } },
  },
})
