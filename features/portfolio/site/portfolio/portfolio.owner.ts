import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Portfolio',
  group: 'Portfolio',
  help: 'The items of your portfolio in a wall or a grid, with categories and a search.',
  only: ['look', 'arrangement'],
  pageGoesFirst: true,
  labels: {
    look: { label: 'Settings', field: 'portfolio-look' },
    arrangement: {
      label: 'Pattern',
      choices: { wall: 'Pictures side by side', uneven: 'Wide and narrow pictures with room between them' },
    },
  },
})
