import { defineEditorConfig } from '@frontage/kit/island/editor-config'

export const editorConfig = defineEditorConfig({
  title: 'Map',
  group: 'Page',
  help: 'Shows where to find you. The map loads only after a click, so visitors are not tracked without asking.',
  start: { title: 'Place name', place: 'Street, town, country' },
  labels: {
    title: 'Place name',
    place: { label: 'Address', help: 'A postal address, or coordinates such as 51.5072, -0.1276', as: 'line' },
    poster: { label: 'Picture shown before the map', help: 'If empty, a plain area is shown.' },
  },
})
