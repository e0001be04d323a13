import { FirstStepsItem } from './first-steps-item'
import { NotOpenBar } from './not-open-bar'

export const accountItems = [FirstStepsItem]
export const bars = [NotOpenBar]
