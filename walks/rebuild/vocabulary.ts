import { globSync } from 'node:fs'
import path from 'node:path'
import { groupsOf } from '../../features/pages/editor/admin/fields/groups-of'
import { columnSettings, entranceSetting, rowGroups } from '../../features/pages/editor/admin/fields/row-groups'
import { shapeOf } from '../../features/pages/editor/admin/fields/shape'
import type { OwnedBlock } from '../../packages/kit/admin/blocks'
import type { Setting } from '../../packages/parts/admin/settings/setting'

/** What things are called on the screen: parts by their titles, settings by their labels, choices by their words. */
export type Vocabulary = {
  titleOf(block: string): string
  startOf(block: string): Readonly<Record<string, unknown>>
  settingsOf(block: string): readonly Setting[]
  readonly row: readonly Setting[]
  /** How wide a column is. */
  readonly width: Setting
  readonly entrance: Setting
}

export async function readVocabulary(): Promise<Vocabulary> {
  const blocks = await Promise.all(globSync('features/*/{,*/}site/*/*.editor.ts').map(readBlock))
  const find = (name: string): OwnedBlock => {
    const found = blocks.find((block) => block.name === name)
    if (!found) throw new Error(`no owner can put ${name} on a page`)
    return found
  }
  return {
    titleOf: (block) => find(block).owner.title,
    startOf: (block) => find(block).owner.start ?? {},
    settingsOf: (block) => groupsOf(shapeOf(find(block).props), find(block).owner).flatMap(({ settings }) => settings),
    row: rowGroups(blocks).flatMap(({ settings }) => settings),
    width: columnSettings[0] as Setting,
    entrance: entranceSetting(''),
  }
}

async function readBlock(file: string): Promise<OwnedBlock> {
  const [beside = ''] = globSync(file.replace(/\.editor\.ts$/, '.{block,island}.ts'))
  const [{ editorConfig: owner }, { block, island }] = await Promise.all([import(path.resolve(file)), import(path.resolve(beside))])
  const { name, props } = block ?? island
  return { name, props, owner }
}
