import { defineOwner } from '@frontage/kit/island/owner'
import { displayBlock } from '../../place-words'

export const owner = defineOwner({
  title: 'Reviews side by side',
  group: 'Reviews',
  help: 'Reviews that visitors leaf through.',
  ...displayBlock,
})
