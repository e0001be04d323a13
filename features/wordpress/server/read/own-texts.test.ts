import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { scratchOfTest } from '@frontage/kit/storage/scratch.fake'
import { expect, test } from 'vitest'
import { collectExport } from './collect'

const PIECES = 400

/** One picture in each piece of a file, between things that do not come along. */
function* longExport(): Generator<string> {
  yield '<rss xmlns:wp="w"><channel><title>The Kiln</title>'
  for (let id = 1; id <= PIECES; id++)
    yield `<item><title>Picture ${id} with a name of its own</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://kiln.example/uploads/picture-${id}.jpg</wp:attachment_url></item>` +
      `<item><wp:post_id>x${id}</wp:post_id><wp:post_type>shop_order</wp:post_type><title>${`${id} clay `.repeat(8_000)}</title></item>`
  yield '</channel></rss>'
}

test('issue 17: what comes along holds nothing of the file around it in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const used = (): number => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  const collected = await collectExport(longExport(), scratchOfTest())
  expect(used() - before, 'of 30 MB').toBeLessThan(8_000_000)
  expect(collected.attachments.at(PIECES)).toMatchObject({ title: `Picture ${PIECES} with a name of its own` })
  expect(collected.others.get('shop_order')).toBe(PIECES)
})
