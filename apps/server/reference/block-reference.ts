import { examples } from '@frontage/app-sandbox/examples'
import type { BlockEntry } from '@frontage/app-sandbox/reference'
import type { Ask, Block, Island, Wake } from '@frontage/kit/island/island'
import { parse } from 'valibot'
import { shapeOf } from '../../../features/pages/editor/admin/fields/shape'
import { blockFolders } from '../blocks'
import { ownerOf } from '../pages/owner-words'
import { settingEntries } from './setting-entries'

const wakes: Readonly<Record<Exclude<Wake, number>, string>> = {
  load: 'when the page has loaded',
  idle: 'when the browser is idle',
  visible: 'when it is visible',
  moving: 'when it is visible and may move',
  interaction: 'when somebody uses it',
}

/** Where it follows from the settings, what holds at the latest. */
const wakingOf = ({ wake }: Island): string => (typeof wake === 'string' ? wakes[wake] : 'when somebody uses it, or when it acts by itself')

function kindOf(definition: Block | Island): string {
  const weight = definition.budget ? `, at most ${definition.budget.toLocaleString('en')} bytes of script` : ''
  return 'wake' in definition
    ? `Island: works in the browser, ${wakingOf(definition)}${weight}.`
    : `Block: rendered by the server${weight}.`
}

const address = { path: '/sandbox', page: 1, query: {} }

/** What it asks before it is drawn, in any of its examples. */
function callsOf(definition: Block | Island): readonly string[] {
  const asked = examples
    .filter(({ block }) => block === definition.name)
    .flatMap(({ props }): (Ask | undefined)[] => {
      const read = parse(definition.props, props)
      return [definition.kept?.(read as never), definition.first?.(read as never, address)]
    })
  return [...new Set(asked.flatMap((ask) => (ask ? [`${ask.call.name}: ${ask.call.via}`] : [])))]
}

/** Every block, from its schema, its owner's words and its examples; by their titles. */
export const blockReference = (): readonly BlockEntry[] =>
  [...blockFolders.values()]
    .map(({ definition }): BlockEntry => {
      const owner = ownerOf.get(definition.name)
      return {
        name: definition.name,
        title: owner?.title ?? definition.name,
        help: owner?.help ?? 'Not for pages: it is part of the frame of every page, or the page itself brings it.',
        kind: kindOf(definition),
        settings: settingEntries(shapeOf(definition.props), owner ?? {}),
        calls: callsOf(definition),
        examples: examples.filter(({ block }) => block === definition.name).map(({ name, path }) => ({ name, path })),
      }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
