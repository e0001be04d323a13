import { reading } from '@frontage/kit/wire/reading'
import { loadMoreAddress } from '../wire.address'
import { loadMoreAnswer } from './wire.answer'

export const readMore = reading(loadMoreAddress, loadMoreAnswer)
