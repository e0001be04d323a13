import { isOfType } from '../media-types'
import { listOf } from '../parameters'
import type { Check } from '../rule'

/** Endings of one part, as `.pdf`, or media types, as `image/png` and `image/*`. */
function fits(ending: string, accepted: string): boolean {
  return accepted.startsWith('.') ? /^\.[a-z\d]+$/.test(accepted) && accepted.slice(1) === ending : isOfType(ending, accepted)
}

/** Each file's name has an accepted ending. What is inside a file is the server's business. */
export const file: Check = ({ files }, { accept }) => {
  const accepted = listOf(accept).map((item) => item.toLowerCase())
  return files.every(({ name }) => {
    const ending = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
    return accepted.some((item) => fits(ending, item))
  })
}
