import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'How we handle reviews',
  group: 'Reviews',
  help: 'Says how many reviews came in, how many are shown, and why the others are not. Its figures are always today’s.',
})
