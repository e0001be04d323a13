import type { Check } from '../rule'

/** A file is chosen, be it an empty one. */
export const requiredfile: Check = ({ files }) => files.length > 0
