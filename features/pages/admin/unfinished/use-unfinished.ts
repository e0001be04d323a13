import { useMemo, useSyncExternalStore } from 'react'
import type { Fault } from '../../fault'
import type { PageDocument } from '../../page'
import { placeOfKey } from '../document/keys'
import type { Drawing } from '../editor/canvas/drawing'
import { useBlocks } from '../fields/catalogue'
import { withNamed } from '../fields/named-faults'
import { goneFault } from './gone'
import { createUnfinished } from './unfinished'

/** The faults of a page, and beside them what is still as it came, and what it shows that is not there any more. */
export function useUnfinished(document: PageDocument, faults: readonly Fault[], drawing: Drawing): readonly Fault[] {
  const blocks = useBlocks()
  const refused = useSyncExternalStore(drawing.subscribe, drawing.refused)
  const find = useMemo(() => createUnfinished(blocks), [blocks])
  return useMemo(() => {
    const gone = refused.flatMap((one) => {
      const place = placeOfKey(document, one.key)
      return place ? [goneFault(document, place, one, blocks)] : []
    })
    return withNamed(withNamed(faults, find(document)), gone)
  }, [faults, find, document, refused, blocks])
}
