import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Line or gap',
  group: 'Page',
  help: 'Keeps two things apart.',
  labels: {
    look: { label: 'Line', choices: { line: 'A thin line', thick: 'A thick line', none: 'Only room' } },
    room: { label: 'Room above and below', choices: { small: 'A little', large: 'Plenty' } },
  },
})
