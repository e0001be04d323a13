import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { NotOpenBar } from './not-open-bar'

export const accountItems = [lazyOver(() => import('./first-steps-item').then(({ FirstStepsItem }) => FirstStepsItem))]
export const bars = [NotOpenBar]
