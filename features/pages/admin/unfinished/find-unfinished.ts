import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import type { PageDocument } from '../../page'
import type { ValidationIssue } from '../../validation-issue'
import { findGone } from './gone'
import { withNamed } from './named-faults'
import { createUnfinished } from './unfinished'

/** Everything on a page that is still as it came, or shows what is not there any more. */
export const findUnfinished = async (document: PageDocument, blocks: readonly OwnedBlock[]): Promise<readonly ValidationIssue[]> =>
  withNamed(createUnfinished(blocks)(document), await findGone(document, blocks))
