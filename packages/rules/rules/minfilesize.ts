import { numberOf, sumOf } from '../parameters'
import type { Check } from '../rule'

/** At least so many bytes, all files together; no file at all is left to the requiredfile rule. */
export const minfilesize: Check = ({ files }, { threshold }) =>
  files.length === 0 || !(sumOf(files.map(({ size }) => size)) < numberOf(threshold))
