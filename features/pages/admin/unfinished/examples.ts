import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import { isExample, type Said, saidIn } from '../../examples'

/** The first sentence that blocks or ready pages came with, and that stands for one of the owner. */
export function exampleIn(blocks: readonly OwnedBlock[]): (said: Said) => string | undefined {
  const starts = new Set(blocks.flatMap(({ owner }) => saidIn(owner.start, '').flatMap(({ sentences }) => sentences)))
  return ({ number, sentences }) =>
    sentences.find((sentence) => starts.has(sentence) || isExample(sentence) || isExample(`${number} ${sentence}`))
}
