import { expect, test } from 'vitest'
import type { PageDocument } from '../../../../admin/document/document'
import { fromPuck } from './from-puck'
import { toPuck } from './to-puck'

const files = import.meta.glob<PageDocument | unknown[]>('../../../../../../demo/site/*.json', { eager: true, import: 'default' })
const pages = Object.entries(files).filter((entry): entry is [string, PageDocument] => !Array.isArray(entry[1]))
const begin = () => ({})

test('the demo has pages', () => expect(pages.length).toBeGreaterThan(9))

test.each(pages)('the editor leaves %s as it is', (_name, page) => {
  const before = structuredClone(page)
  expect(fromPuck(structuredClone(toPuck(page)), page, begin)).toEqual(before)
})
