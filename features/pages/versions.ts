import { filled, isDocument, isRecord } from './kept-document'
import type { PageDocument } from './page'

type Kept = Readonly<Record<string, unknown>>

/** How a document of a version becomes one of the next. */
const steps: ReadonlyMap<unknown, (document: Kept) => Kept> = new Map([
  // Search engines may be sent away, and there is a picture for those who link here.
  [1, (document: Kept) => ({ ...document, version: 2, isHidden: false })],
])

/** A page of this version or of an older one, as one of this version; undefined for what is no page. */
export function documentOf(kept: unknown): PageDocument | undefined {
  if (!isRecord(kept)) return undefined
  const step = steps.get(kept.version)
  if (step) return documentOf(step(kept))
  return isDocument(kept) ? filled(kept) : undefined
}

/** The same of what was looked at before, and is one. */
export function documentAgain(kept: unknown): PageDocument {
  const page = kept as Kept
  const step = steps.get(page.version)
  return step ? documentAgain(step(page)) : filled(kept as PageDocument)
}
