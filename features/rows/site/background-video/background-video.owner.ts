import { defineOwner } from '@frontage/kit/island/owner'

const hasAddress = ({ address }: Readonly<Record<string, unknown>>): boolean => Boolean(address)

export const owner = defineOwner({
  title: 'A video',
  group: 'Movement',
  help: 'A video without sound behind the words of a row.',
  isBehind: true,
  labels: {
    mp4: {
      label: 'File that ends in .mp4',
      help: 'Its place on this site: /media/films/sea.mp4',
      when: (settings) => !hasAddress(settings),
    },
    webm: {
      label: 'The same as .webm',
      help: 'Smaller; browsers take the one that they can play.',
      when: (settings) => !hasAddress(settings),
    },
    address: { label: 'Address of a video at YouTube or Vimeo', help: 'It plays after a visitor has agreed with a press.', as: 'line' },
    fallback: { label: 'Picture', help: 'Seen before the video, and by visitors who want no motion.' },
    audio: { label: 'With sound', help: 'It starts muted; a switch turns the sound on.' },
    mobile: 'Plays on telephones too',
    loop: 'Begins again when it ends',
    start: 'Begins at second',
    end: { label: 'Ends at second', help: '0: at its own end.' },
  },
})
