import { isNumber } from '../parameters'
import type { Check } from '../rule'

/** A number with a point, perhaps with an exponent. */
export const number: Check = ({ texts }) => texts.every(isNumber)
