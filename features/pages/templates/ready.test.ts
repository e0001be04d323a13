import type { Block } from '@frontage/kit/island/island'
import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { pageShape } from '../page'
import { documentFrom, readyPages } from './ready'

type Declared = { readonly block?: Pick<Block, 'name' | 'props'>; readonly island?: Pick<Block, 'name' | 'props'> }

const found = import.meta.glob<Declared>('../../*/{,*/}site/*/*.{block,island}.ts', { eager: true })
const blocks = new Map(Object.values(found).map(({ block, island }) => [(block ?? island)!.name, (block ?? island)!.props]))

test.each(readyPages)('the ready page “$name” is a page without a fault, made of blocks that are there', (ready) => {
  const page = parse(pageShape, documentFrom(ready, 'Any title', '/any'))
  const modules = page.rows.flatMap(({ columns }) => columns.flatMap((column) => column.modules))
  for (const { block, props } of modules) {
    const schema = blocks.get(block)
    expect(schema, block).toBeDefined()
    expect(safeParse(schema!, props).issues, block).toBeUndefined()
  }
})

test('two pages that begin with the same one share nothing', () => {
  const about = readyPages[0]!
  const [one, other] = [documentFrom(about, 'A', '/a'), documentFrom(about, 'B', '/b')]
  expect(one.rows).toEqual(other.rows)
  expect(one.rows[0]).not.toBe(other.rows[0])
})
