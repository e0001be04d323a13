import { lazy } from 'react'
import { NotOpenBar } from './not-open-bar'

export const accountItems = [lazy(() => import('./first-steps-item').then((module) => ({ default: module.FirstStepsItem })))]
export const bars = [NotOpenBar]
