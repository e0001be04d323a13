import { writeFileSync } from 'node:fs'
import { createFakeLibrary } from '@frontage/kit/library.fake'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import type { TestDatabase } from '@frontage/kit/storage/database.fake'
import { createFakeTools, grace } from '@frontage/kit/tools.fake'
import type { SiteMover } from '@frontage/kit/transfer.server'
import type { Context } from '@frontage/kit/wire/answer.server'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { Upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { addWordPressPiece, beginWordPressImport, changeWordPressImport, getWordPressImports } from '../../wire.admin'
import { createFeature } from '../index'

/** An export with a page that shows so many pictures of a host. */
export function exportWith(pictures: number, at = 'https://old.example'): string {
  const numbers = Array.from({ length: pictures }, (_, index) => index + 1)
  const attachment = (number: number): string =>
    `<item><title>p${number}</title><wp:post_id>${100 + number}</wp:post_id><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:attachment_url>${at}/wp-content/uploads/p${number}.jpg</wp:attachment_url></item>`
  const images = numbers.map(
    (number) => `<!-- wp:image --><figure><img src="${at}/wp-content/uploads/p${number}.jpg"/></figure><!-- /wp:image -->`,
  )
  return `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><wp:base_blog_url>${at}</wp:base_blog_url>
<item><title>About</title><link>${at}/about/</link><wp:post_id>2</wp:post_id><wp:post_name>about</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type>
<content:encoded><![CDATA[<!-- wp:paragraph --><p>Us.</p><!-- /wp:paragraph -->${images.join('')}<!-- wp:calendar /-->]]></content:encoded></item>
${numbers.map(attachment).join('\n')}</channel></rss>`
}

/** Takes pages for new, and stores none. */
const mover: SiteMover = {
  write: async () => ({ texts: new Map(), files: [] }),
  async *entries() {},
  read: async ({ texts }) => ({
    brought: [...texts.values()].flatMap((text) => {
      const { path } = text as { path?: string }
      return path ? [{ what: `page ${path}`, outcome: 'new' as const }] : []
    }),
    faults: [],
    bad: [],
  }),
}

/** Imports over a test database, as their owner asks for them; nothing is read from elsewhere but by `readOut`. */
export function createMoving(database: TestDatabase, readOut: ReadOut) {
  const opened: string[] = []
  const tools = createFakeTools(database, {
    mover: () => mover,
    openSite: async () => void opened.push('open'),
    pageAt: async (path) => (path === '/about' ? { id: 7, isPublished: true, isDraft: false, document: {} } : undefined),
  })
  tools.library.open(createFakeLibrary())
  const { routes, sweep } = createFeature(tools, readOut)
  const ask = async <C extends Call>(call: C, input: InputOf<C>): Promise<AnswerOf<C>> => {
    const route = routes.find((one) => one.call.name === call.name)!
    return route.reply(v.parse(call.request, input), grace as unknown as Context) as Promise<AnswerOf<C>>
  }
  const begin = async (name: string, size: number) => (await ask(beginWordPressImport, { files: [{ name, size, modified: 1 }] })).import
  const piece = async (id: number, from: number, bytes: Uint8Array, file = 0) => {
    const path = tools.files.incoming().next()
    writeFileSync(path, bytes)
    return (await ask(addWordPressPiece, { id, file, from, piece: new Upload('piece', { path, size: bytes.length }) })).received
  }
  const shown = async (id = 0) => (await ask(getWordPressImports, { id })).shown!
  const change = async (action: 'look' | 'import' | 'pause' | 'resume' | 'again', choices = {}) => {
    const { id, revision } = await shown()
    return (await ask(changeWordPressImport, { id, revision, action, choices })).import
  }
  return {
    ...{ tools, opened, ask, begin, piece, shown, change, sweep: sweep! },
    /** An export that was sent and looked at. */
    upload: async (text: string | Uint8Array, name = 'old.xml') => {
      const bytes = Buffer.from(text)
      const { id } = await begin(name, bytes.length)
      await piece(id, 0, bytes)
      await change('look')
      await tools.jobs.runDue()
      return shown()
    },
  }
}
