import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Video',
  group: 'Movement',
  help: 'A video that plays after a press; until then nothing comes from another site.',
  start: { title: 'What the video shows', address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  labels: {
    address: { label: 'Address of the video', help: 'At YouTube or Vimeo; or choose one of your own.', field: 'video-address' },
    poster: { label: 'Picture before it plays', help: 'None: a plain plane.' },
  },
})
