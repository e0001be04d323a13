import { defineOwner } from '@frontage/kit/island/owner'

const hasAddress = ({ address }: Readonly<Record<string, unknown>>): boolean => Boolean(address)

const hasFilm = (type: 'mp4' | 'webm', { film }: Readonly<Record<string, unknown>>): boolean =>
  typeof film === 'object' && film !== null && String((film as { src?: unknown }).src).endsWith(`.${type}`)

export const owner = defineOwner({
  title: 'A video',
  group: 'Movement',
  help: 'A video without sound behind the words of a row.',
  isBehind: true,
  unfinished: ({ film, mp4, webm, address, fallback }) =>
    film || mp4 || webm || address || fallback
      ? undefined
      : { at: 'film', text: 'No video is chosen yet, so visitors see none here. Choose one, or take it away.' },
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
      help: 'Optional: smaller; browsers that can play it take it first.',
      field: 'film-webm',
      when: (settings) => !hasAddress(settings) && (Boolean(settings.webm) || hasFilm('mp4', settings)),
    },
    address: {
      label: 'Or the address of a video at YouTube or Vimeo',
      help: 'It plays after a visitor has agreed with a press.',
      as: 'line',
      when: (settings) => hasAddress(settings) || !(settings.film || settings.mp4 || settings.webm),
    },
    fallback: { label: 'Picture', help: 'Seen before the video, and by visitors who want no motion. Without one, a moment of the video.' },
    audio: { label: 'With sound', help: 'It starts muted; a switch turns the sound on.' },
    mobile: 'Plays on telephones too',
    loop: 'Begins again when it ends',
    start: 'Begins at second',
    end: { label: 'Ends at second', help: '0: at its own end.' },
  },
})
