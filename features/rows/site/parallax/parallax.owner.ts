import { defineOwner, noPicture } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'A picture that moves slower',
  group: 'Movement',
  help: 'A picture behind a row that moves slower than the page.',
  isBehind: true,
  start: { picture: noPicture },
  labels: {
    medium: { label: 'Picture for tablets', help: 'None: the one above.' },
    small: { label: 'Picture for telephones', help: 'None: the one above.' },
    speed: { label: 'Moves', choices: { 2: 'At half the speed of the page', 5: 'At a fifth of it', 8: 'Hardly at all' } },
    offset: { label: 'Stands higher by', help: 'In pixels; below 0 it stands lower.' },
  },
})
