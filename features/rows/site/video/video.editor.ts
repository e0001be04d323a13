import { defineEditorConfig } from '@frontage/kit/island/editor-config'
import { videoOf } from '../../video'

const isOwnFilm = (address: unknown): boolean => videoOf(String(address))?.kind === 'file'

export const editorConfig = defineEditorConfig({
  title: 'Video',
  group: 'Motion',
  help: 'A video that plays on a click. Nothing is loaded from other sites before that.',
  start: { title: 'What the video shows', address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  labels: {
    address: { label: 'Address of the video', help: 'From YouTube or Vimeo, or choose a video from media.', field: 'video-address' },
    captions: {
      label: 'Captions',
      help: 'A WebVTT file (.vtt) of what is said and heard, for visitors who cannot hear it.',
      field: 'captions',
      when: ({ address }) => isOwnFilm(address),
    },
    poster: { label: 'Picture shown before it plays', help: 'If empty, a plain area is shown.' },
  },
})
