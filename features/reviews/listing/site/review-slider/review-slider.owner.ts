import { defineOwner } from '@frontage/kit/island/owner'
import { displayBlock } from '../../place-words'

export const owner = defineOwner({
  title: 'Review slider',
  group: 'Reviews',
  help: 'Reviews that visitors swipe or click through.',
  ...displayBlock,
})
