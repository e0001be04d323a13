import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import * as call from '../../../documents/wire.admin'
import { keepSavedRow } from '../../../editor/wire.admin'
import { createPagesSite, type PagesSite, written } from '../../../server/pages.fake'
import * as page from '../../../wire.admin'

const mark = ['frontage', { frontage: 'site', version: 1 }] as const

describe.each(engines)('a whole site on %s', (engine) => {
  const open: PagesSite[] = []
  afterEach(async () => {
    for (const site of open.splice(0)) await site.close()
  })
  async function begin(): Promise<PagesSite> {
    const site = await createPagesSite(engine, inject('postgresUrl'))
    Object.assign(site.registry, { transfers: () => [site.feature.transfer!] })
    open.push(site)
    return site
  }
  async function filled(): Promise<PagesSite> {
    const site = await begin()
    const { id } = await site.ask(call.createPage, { path: '/about/us', title: 'x' })
    await site.ask(page.saveDraft, { id, revision: 1, document: written('/about/us', 'About') })
    await site.ask(page.publishPage, { id, revision: 2 })
    await site.ask(page.saveDraft, { id, revision: 2, document: written('../../etc/passwd', 'Draft') })
    await site.ask(keepSavedRow, { name: 'Row', row: written('/', 'x').rows[0]! })
    await site.site.write('name', 'Tussock')
    await site.site.write('frame.header', JSON.stringify([{ block: 'words', props: { title: 'Head' } }]))
    await site.site.write('demo.login', 'secret')
    return site
  }
  const textsOf = async (site: PagesSite) => (await site.feature.mover!.write()).texts
  const read = (site: PagesSite, entries: Iterable<readonly [string, unknown]>, dryRun = false) =>
    site.feature.mover!.read({ texts: new Map(entries), files: [] }, { by: 'Anna', dryRun })

  test('goes out without a secret, and in again as it was', async () => {
    const texts = await textsOf(await filled())
    expect([...texts.keys()].sort()).toEqual([
      'business',
      'drafts/page-1',
      'frontage',
      'saved-rows',
      'site/about--us',
      'site/footer',
      'site/header',
    ])
    expect(JSON.stringify([...texts])).not.toContain('secret')
    const other = await begin()
    const { brought, bad } = await read(other, texts)
    expect([brought, bad]).toEqual([
      [
        { what: 'page /about/us', outcome: 'new' },
        { what: 'draft ../../etc/passwd', outcome: 'new' },
        { what: 'saved row Row', outcome: 'new' },
      ],
      [],
    ])
    expect((await other.feature.pages?.find('/about/us'))?.title).toBe('About')
    expect(await other.feature.pages?.frame()).toMatchObject({ header: [{ props: { title: 'Head' } }] })
    expect((await read(other, texts)).brought.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same'])
  })

  test('a look keeps nothing, and neither does a site of which a part is bad', async () => {
    const site = await filled()
    const before = await textsOf(site)
    let told = 0
    site.events.onPublic(() => told++)
    const look = await read(
      site,
      [mark, ['site/new', written('/new', 'New', { title: '' })], ['site/about--us', written('/about/us', 'Other')]],
      true,
    )
    expect(look.brought.map(({ outcome }) => outcome)).toEqual(['changed', 'new'])
    expect(look.faults).toMatchObject([{ path: '/new: rows.0.columns.0.modules.0.props.title' }])
    const broken = await read(site, [
      mark,
      ['site/new', written('/new', 'New')],
      ['site/odd', { version: 9 }],
      ['site/header', [{ block: 4 }]],
      ['saved-rows', 3],
    ])
    expect(broken.bad.map(({ path }) => path)).toEqual(['site/header.json', 'saved-rows.json', 'site/odd.json'])
    expect([await textsOf(site), told]).toEqual([before, 0])
  })

  test('what is no exported site is refused', async () => {
    const site = await begin()
    for (const entries of [[], [['frontage', { frontage: 'site', version: 2 }] as const]])
      await expect(read(site, entries)).rejects.toMatchObject({ code: 'not-a-site' })
  })
})
