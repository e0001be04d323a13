import { defineEditorConfig } from '@frontage/kit/island/editor-config'

const hasAddress = ({ address }: Readonly<Record<string, unknown>>): boolean => Boolean(address)

const hasFilm = (type: 'mp4' | 'webm', { film }: Readonly<Record<string, unknown>>): boolean =>
  typeof film === 'object' && film !== null && String((film as { src?: unknown }).src).endsWith(`.${type}`)

export const editorConfig = defineEditorConfig({
  title: 'Background video',
  group: 'Motion',
  help: 'A video behind the content of a row.',
  isBehind: true,
  unfinished: ({ film, mp4, webm, address, fallback }) =>
    film || mp4 || webm || address || fallback
      ? undefined
      : { at: 'film', text: 'No video is chosen yet, so visitors see none here. Choose one, or remove this block.' },
  labels: {
    film: { label: 'Video', help: 'MP4 or WebM, from your media.', field: 'film', when: (settings) => !hasAddress(settings) },
    mp4: {
      label: 'The same video as MP4',
      help: 'Optional: for browsers that cannot play WebM.',
      field: 'film-mp4',
      when: (settings) => !hasAddress(settings) && (Boolean(settings.mp4) || hasFilm('webm', settings)),
    },
    webm: {
      label: 'The same video as WebM',
      help: 'Optional: smaller. Browsers that can play it use it instead.',
      field: 'film-webm',
      when: (settings) => !hasAddress(settings) && (Boolean(settings.webm) || hasFilm('mp4', settings)),
    },
    address: {
      label: 'Or a YouTube or Vimeo address',
      help: 'It plays after the visitor agrees with a click.',
      as: 'line',
      when: (settings) => hasAddress(settings) || !(settings.film || settings.mp4 || settings.webm),
    },
    fallback: {
      label: 'Picture',
      help: 'Shown before the video plays, and to visitors who prefer reduced motion. If empty, a frame of the video is used.',
    },
    audio: { label: 'With sound', help: 'It starts muted. Visitors can turn the sound on.' },
    captions: {
      label: 'Captions',
      help: 'A WebVTT file (.vtt) of what is said and heard. They are shown while the sound is on.',
      field: 'captions',
      when: (settings) => settings.audio === true && !hasAddress(settings),
    },
    mobile: 'Play on phones too',
    loop: 'Loop',
    start: 'Start at (seconds)',
    end: { label: 'End at (seconds)', help: '0: at its own end.' },
  },
})
