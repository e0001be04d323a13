import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Average of all reviews',
  group: 'Reviews',
  help: 'Your average, how many reviews there are and where they come from.',
  labels: { variant: { label: 'Size', choices: { band: 'Large, with a bar for each number of stars', head: 'Small, beside a heading' } } },
})
