import type { Check } from '../rule'

/** Something other than white space stands in the field. */
export const required: Check = ({ texts }) => texts.length > 0
