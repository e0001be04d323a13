import { addressOf } from '@frontage/kit/wire/address'
import { exportPages } from '../wire.transfer'

/** Where a page lies as a file; 0: all of them. */
export const exportAddress = (id: number): string => `${addressOf(exportPages).path}?id=${id}`
