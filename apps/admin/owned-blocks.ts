import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import type { EditorConfig } from '@frontage/kit/island/editor-config'
import type { Block, Island } from '@frontage/kit/island/island'

const blocks = import.meta.glob<{ block: Block }>('../../features/*/{,*/}site/*/*.block.ts', { eager: true })
const islands = import.meta.glob<{ island: Island }>('../../features/*/{,*/}site/*/*.island.ts', { eager: true })
const owners = import.meta.glob<{ editorConfig: EditorConfig }>('../../features/*/{,*/}site/*/*.editor.ts', { eager: true })

/** Blocks without words for owners stand where no owner puts them: in the frame of every page. */
function owned(path: string, { name, props }: Block | Island): OwnedBlock[] {
  const words = owners[path.replace(/\.(block|island)\.ts$/, '.editor.ts')]
  return words ? [{ name, props, owner: words.editorConfig }] : []
}

export const ownedBlocks: readonly OwnedBlock[] = [
  ...Object.entries(blocks).flatMap(([path, { block }]) => owned(path, block)),
  ...Object.entries(islands).flatMap(([path, { island }]) => owned(path, island)),
]
