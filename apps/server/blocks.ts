import type { Block, Island } from '@frontage/kit/island/island'
import type { BlockFolder, View } from '@frontage/kit/island/render.server'

const blocks = import.meta.glob<{ block: Block }>('../../features/*/{,*/}site/*/*.block.ts', { eager: true })
const islands = import.meta.glob<{ island: Island }>('../../features/*/{,*/}site/*/*.island.ts', { eager: true })
const views = import.meta.glob<{ View: View }>('../../features/*/{,*/}site/*/*.view.tsx', { eager: true })

function folderOf(path: string, definition: Block | Island): BlockFolder {
  const stem = path.replace(/\.(block|island)\.ts$/, '')
  const view = views[`${stem}.view.tsx`]
  if (!view) throw new Error(`${stem}: a declaration without a view`)
  return { definition, View: view.View, stylesheet: `${stem.replace('../../', '')}.css` }
}

/** Every widget folder, by the name of its block. */
export const blockFolders: ReadonlyMap<string, BlockFolder> = new Map(
  [
    ...Object.entries(blocks).map(([path, { block }]) => folderOf(path, block)),
    ...Object.entries(islands).map(([path, { island }]) => folderOf(path, island)),
  ].map((folder) => [folder.definition.name, folder]),
)
