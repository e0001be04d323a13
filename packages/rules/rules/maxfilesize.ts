import { leadingNumberOf, sumOf } from '../parameters'
import type { Check } from '../rule'

/** At most so many bytes, all files together. A limit with a unit behind it still limits, in bytes. */
export const maxfilesize: Check = ({ files }, { threshold }) =>
  files.length === 0 || !(sumOf(files.map(({ size }) => size)) > leadingNumberOf(threshold))
