import type { Examples } from '@frontage/kit/island/island'
import type { block } from './opening-soon.block'

export const examples: Examples<typeof block> = { 'for visitors': {}, 'for its owner': { isOwner: true } }
