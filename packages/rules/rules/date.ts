import { isDate } from '../calendar'
import type { Check } from '../rule'

/** YYYY-MM-DD, and the day exists. */
export const date: Check = ({ texts }) => texts.every(isDate)
