import { serializedSettings, type WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { gaps } from '../../../messages.gaps'
import { rowsOfColumns, spanOf } from '../columns'
import { PageBuilder } from '../page-builder'
import type { Column, Row, Translation } from '../page-parts'
import { beaverModules } from './beaver-modules'
import { Widgets } from './widgets'

type Below = (node: WordPressSettings) => readonly WordPressSettings[]

const DEEPEST = 12

/** A page of Beaver Builder, which stores its parts side by side, each with the number of the one around it; undefined where it cannot be read. */
export function translateBeaver(data: string, on: Translation): Row[] | undefined {
  const nodes = serializedSettings(data)?.list()
  if (!nodes) return undefined
  const byParent = Map.groupBy(nodes, (node) => node.text('parent'))
  for (const siblings of byParent.values()) siblings.sort((one, other) => one.number('position') - other.number('position'))
  const below: Below = (node) => byParent.get(node.text('node')) ?? []
  const builder = new PageBuilder()
  for (const node of byParent.get('') ?? []) addNode(node, below, builder, builder.placing(on), 0)
  return builder.rows()
}

function addNode(node: WordPressSettings, below: Below, builder: PageBuilder, on: Translation, depth: number): void {
  if (depth > DEEPEST) return void on.gap(gaps.tooDeep)
  const inner = below(node)
  const kind = node.text('type')
  if (kind === 'module') addModule(node, builder, on)
  else if (kind === 'column-group' && inner.length > 1)
    builder.addRows(rowsOfColumns(inner.flatMap((column) => columnOf(column, inner.length, below, on, depth))))
  else for (const each of inner) addNode(each, below, builder, on, depth + 1)
}

function columnOf(column: WordPressSettings, count: number, below: Below, on: Translation, depth: number): Column[] {
  const within = new PageBuilder()
  addNode(column, below, within, on, depth + 1)
  const modules = within.modules()
  return modules.length ? [{ span: spanOf(column.part('settings').number('size') || undefined, count), modules }] : []
}

function addModule(node: WordPressSettings, builder: PageBuilder, on: Translation): void {
  const settings = node.part('settings')
  const name = settings.text('type')
  const translate = Object.hasOwn(beaverModules, name) ? beaverModules[name] : undefined
  if (translate) translate(settings, new Widgets(builder, on))
  else on.gap(gaps.beaver(name))
}
