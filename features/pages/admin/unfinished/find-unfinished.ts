import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import type { PageDocument } from '../../page'
import type { ValidationIssue } from '../../validation-issue'
import { findNotShown } from './gone'
import { withNamed } from './named-faults'
import { createUnfinished } from './unfinished'

/** `unfinished`: still as it came, or shows what is not there any more. `empty`: visitors see nothing of it until there is something. */
type Found = { readonly unfinished: readonly ValidationIssue[]; readonly empty: readonly ValidationIssue[] }

/** Everything on a page that is not ready to be seen. What is unfinished is not named once more as empty. */
export async function findUnfinished(document: PageDocument, blocks: readonly OwnedBlock[]): Promise<Found> {
  const { gone, empty } = await findNotShown(document, blocks)
  const unfinished = withNamed(createUnfinished(blocks)(document), gone)
  return { unfinished, empty: empty.filter(({ path }) => !unfinished.some((issue) => issue.path.startsWith(`${path}.`))) }
}
