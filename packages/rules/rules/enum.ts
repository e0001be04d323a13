import { listOf } from '../parameters'
import type { Check } from '../rule'
import { withPlainLines } from '../text'

/** Every choice is one of the list, letter by letter. */
export const oneOf: Check = ({ texts }, { accept }) => {
  const accepted = new Set(listOf(accept).map(withPlainLines))
  return texts.every((text) => accepted.has(withPlainLines(text)))
}
