import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import { useAdmin } from '@frontage/kit/admin/screen'
import { type OwnerGroup, ownerGroups } from '@frontage/kit/island/editor-config'
import { use, useMemo } from 'react'

/** One block to choose from. `start`: the settings that a new one begins with. */
export type CatalogueEntry = {
  readonly name: string
  readonly title: string
  readonly group: OwnerGroup
  readonly help: string
  readonly start: Readonly<Record<string, unknown>>
  /** Behind a whole row instead of among its modules. */
  readonly isBehind: boolean
  /** What to do as long as visitors see nothing of it. */
  readonly empty: OwnedBlock['owner']['empty']
  readonly elsewhere: OwnedBlock['owner']['elsewhere']
}

/** In the order in which blocks are offered: by their groups, then by their titles. */
export const catalogue = (blocks: readonly OwnedBlock[]): readonly CatalogueEntry[] =>
  blocks
    .map(({ name, owner: { title, group, help, start = {}, isBehind = false, empty, elsewhere } }) => ({
      ...{ name, title, group, help, start, isBehind, empty, elsewhere },
    }))
    .sort((a, b) => ownerGroups.indexOf(a.group) - ownerGroups.indexOf(b.group) || a.title.localeCompare(b.title))

/** All blocks that may stand on a page. Suspends until they are there. */
export function useCatalogue(): readonly CatalogueEntry[] {
  const blocks = useBlocks()
  return useMemo(() => catalogue(blocks), [blocks])
}

/** The blocks with the shapes of their settings. Suspends until they are there. */
export const useBlocks = (): readonly OwnedBlock[] => use(useAdmin().blocks())
