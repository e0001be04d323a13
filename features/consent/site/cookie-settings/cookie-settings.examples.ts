import type { Examples } from '@frontage/kit/island/island'
import type { block } from './cookie-settings.block'

export const examples: Examples<typeof block> = { 'the way back': {} }
