import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPage } from '../../documents/wire.admin'
import { createPagesSite, type PagesSite, written } from '../../server/pages.fake'
import { saveDraft } from '../../wire.admin'

describe.each(engines)('what visitors would run into, on %s', (engine) => {
  let site: PagesSite
  beforeAll(async () => {
    site = await createPagesSite(engine, inject('postgresUrl'))
  })
  afterAll(() => site.close())

  test('a link to a draft that becomes public together with its page is fine, to any other draft it is not', async () => {
    const draft = async (path: string, links: readonly string[]) => {
      const { id } = await site.ask(createPage, { path, title: path })
      const props = { title: path, links: links.map((href) => ({ href })) }
      await site.ask(saveDraft, { id, revision: 1, document: written(path, path, props) })
      return id
    }
    const id = await draft('/offer', ['/prices', '/later', '/nowhere'])
    await draft('/prices', [])
    await draft('/later', [])
    const issuesWith = (together: string[]) => site.feature.pageIssues?.('/offer', together)
    expect((await issuesWith(['/offer', '/prices']))?.map(({ text }) => text)).toEqual([
      'The page “/later” is not published yet. Publish it first, or remove the link.',
      'There is no page at /nowhere. Choose another page, or remove the link.',
    ])
    expect((await issuesWith(['/offer', '/prices', '/later']))?.map(({ at }) => at)).toEqual([
      `/admin/pages?page=${id}&at=${encodeURIComponent('rows.0.columns.0.modules.0.props.links.2.href')}`,
    ])
    expect(await site.feature.pageIssues?.('/none', [])).toEqual([])
  })
})
