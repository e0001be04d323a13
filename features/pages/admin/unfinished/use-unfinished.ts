import { useMemo, useSyncExternalStore } from 'react'
import type { PageDocument } from '../../page'
import type { ValidationIssue } from '../../validation-issue'
import { useBlocks } from '../catalogue'
import { placeOfKey } from '../document/keys'
import { goneIssue } from './gone'
import { withNamed } from './named-faults'
import { createUnfinished } from './unfinished'

/** The parts that the server could not draw, as they are told. */
type Drawing = {
  readonly subscribe: (listener: () => void) => () => void
  readonly refused: () => readonly { readonly key: string; readonly at: string; readonly fault: string }[]
}

/** The faults of a page, and beside them what is still as it came, and what it shows that is not there any more. */
export function useUnfinished(document: PageDocument, faults: readonly ValidationIssue[], drawing: Drawing): readonly ValidationIssue[] {
  const blocks = useBlocks()
  const refused = useSyncExternalStore(drawing.subscribe, drawing.refused)
  const find = useMemo(() => createUnfinished(blocks), [blocks])
  return useMemo(() => {
    const gone = refused.flatMap((one) => {
      const place = placeOfKey(document, one.key)
      return place ? [goneIssue(document, place, one, blocks)] : []
    })
    return withNamed(withNamed(faults, find(document)), gone)
  }, [faults, find, document, refused, blocks])
}
