import { defineOwner, noPicture } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Picture',
  group: 'Pictures',
  help: 'One picture, perhaps with words below it or a link.',
  start: { picture: noPicture },
  labels: {
    shape: { label: 'Shape', choices: { own: 'Its own', wide: 'Wide, like a film', photo: 'Like a photograph', square: 'Square' } },
  },
})
