import { defineEditorConfig } from '@frontage/kit/island/editor-config'
import { marksOf } from '../../opening-marks'

export const editorConfig = defineEditorConfig({
  title: 'Opening hours',
  group: 'Text',
  help: 'The opening hours and exceptions from your business details, with today highlighted. Hidden until you enter opening hours there.',
  empty: {
    text: 'Your opening hours are not known yet. Enter them in your business details.',
    link: { label: 'Open business details', href: '/admin/site' },
  },
  elsewhere: marksOf,
  labels: {
    title: { label: 'Title', help: 'Leave empty for no title.' },
    group: 'Group days with the same hours',
    state: 'Show whether you are open now',
    compact: { label: 'Compact', help: 'Short day names and less spacing, for narrow columns.' },
  },
})
