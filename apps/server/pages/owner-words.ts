import type { EditorConfig } from '@frontage/kit/island/editor-config'

const owners = import.meta.glob<{ editorConfig: EditorConfig }>('../../../features/*/{,*/}site/*/*.editor.ts', { eager: true })

/** What owners read about blocks, by the name of the block. */
export const ownerOf: ReadonlyMap<string | undefined, EditorConfig> = new Map(
  Object.entries(owners).map(([file, { editorConfig }]) => [file.split('/').at(-2), editorConfig]),
)
