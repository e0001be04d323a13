import { engines } from '@frontage/kit/storage/database.fake'
import { grace } from '@frontage/kit/tools.fake'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createSeoSite, type SeoSite } from '../../server/seo.fake'
import type { Status } from '../redirect'
import { forgetMissing, getRedirect, importRedirects, listMissing, listRedirects, removeRedirect, saveRedirect } from '../wire.admin'

describe.each(engines)('redirects on %s', (engine) => {
  let site: SeoSite
  beforeEach(async () => {
    site = await createSeoSite(engine, inject('postgresUrl'), ['/', '/about', '/blog/all'])
  })
  afterEach(() => site.close())

  const save = async (from: string, to: string, status: Status = 301, id = 0) => {
    const revision = id ? (await site.ask(getRedirect, { id })).revision : ''
    return site.ask(saveRedirect, { id, redirect: { from, to, status }, revision })
  }
  const list = async (q = '') => (await site.ask(listRedirects, { q })).redirects

  test('an old address leads to the new one, until the redirect is changed or taken away', async () => {
    const { id } = await save('/old', '/about')
    expect(await site.where('/old/', 'x=1')).toEqual({ status: 301, to: '/about?x=1' })
    await save('/old', '/about#team', 302, id)
    expect(await site.where('/OLD')).toEqual({ status: 302, to: '/about#team' })
    const { revision } = await site.ask(getRedirect, { id })
    await save('/old', '', 410, id)
    const late = site.ask(saveRedirect, { id, redirect: { from: '/old', to: '/about', status: 301 }, revision })
    await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 })
    expect(await site.where('/old')).toEqual({ status: 410 })
    expect(await site.ask(removeRedirect, { id })).toMatchObject({ removed: true })
    expect(await site.where('/old')).toBeUndefined()
    await expect(save('/old', '/about', 301, id)).rejects.toMatchObject({ status: 404 })
  })

  test('a redirect that was removed comes back with its use, unless its address has another one', async () => {
    const { id } = await save('/old', '/about')
    await site.where('/old')
    expect(await list()).toMatchObject([{ hits: 1 }])
    const { trash } = await site.ask(removeRedirect, { id })
    expect(await list()).toEqual([])
    const other = await save('/old', '/blog/all')
    await expect(site.tools.trash.restore(trash, grace)).rejects.toMatchObject({ status: 409 })
    await site.ask(removeRedirect, { id: other.id })
    await site.tools.trash.restore(trash, grace)
    expect(await list()).toMatchObject([{ id, from: '/old', hits: 1 }])
    expect(await site.where('/old')).toEqual({ status: 301, to: '/about' })
    await expect(site.tools.trash.restore(trash, grace)).rejects.toMatchObject({ code: 'not-in-trash' })
  })

  test('one redirect for an address; none where a page stands', async () => {
    await save('/old', '/about')
    await expect(save('/Old/', '/blog/all')).rejects.toMatchObject({ status: 409, field: 'redirect.from' })
    await expect(save('/about', '/blog/all')).rejects.toMatchObject({ code: 'page-there' })
    await save('/blog/*', '/blog/all')
    expect(await site.where('/blog/2020')).toEqual({ status: 301, to: '/blog/all' })
  })

  test('circles are refused, chains are shortened on both of their ends', async () => {
    await save('/b', '/c')
    expect((await save('/a', '/b')).shortened).toBe('/c')
    expect(await site.where('/a')).toMatchObject({ to: '/c' })
    await expect(save('/c', '/a')).rejects.toMatchObject({ code: 'circle', field: 'redirect.to' })
    await expect(save('/d', '/D/')).rejects.toMatchObject({ code: 'circle' })
    await expect(save('/e/*', '/e/f/*')).rejects.toMatchObject({ code: 'circle' })
    await save('/c', '/about')
    expect((await list()).map(({ from, to }) => `${from} ${to}`)).toEqual(['/c /about', '/a /about', '/b /about'])
  })

  test('an address with parameters leads on before the page at its path, and circles through parameters are refused', async () => {
    const { id } = await save('/about?team=1', '/blog/all')
    expect(await site.where('/about', 'x=2&Team=1')).toEqual({ status: 301, to: '/blog/all?x=2' })
    expect(await site.where('/about', 'team=2')).toBeUndefined()
    expect(await list()).toMatchObject([{ id, hits: 1 }])
    await expect(save('/About/?TEAM=1', '/')).rejects.toMatchObject({ code: 'taken' })
    await expect(save('/c?x=1', '/C?X=1')).rejects.toMatchObject({ code: 'circle' })
    await save('/q?x=1&y=1', '/p?y=1')
    await expect(save('/p', '/q?x=1'), 'what goes along closes the circle').rejects.toMatchObject({ code: 'circle' })
    expect((await save('/r', '/q?y=1&x=1')).shortened).toBe('/p?y=1')
    await save('/p?y=1', '/about')
    expect((await list()).map(({ from, to }) => `${from} ${to}`)).toContain('/r /about')
    await expect(site.ask(removeRedirect, { id })).resolves.toMatchObject({ removed: true })
    expect(await site.where('/about', 'team=1')).toBeUndefined()
  })

  test('use is counted by the day, and missing addresses without a word of their visitors', async () => {
    const { id } = await save('/old', '/about')
    for (const path of ['/old', '/old', '/lost', '/lost', '/found', '/wp-login.php', '/.env', '/from/me@mail.example'])
      await site.where(path, 'token=secret')
    expect(await list('OLD')).toMatchObject([{ id, hits: 2, lastDay: '2026-11-21' }])
    expect(await list('%')).toEqual([])
    site.tools.clock.advance(86_400_000)
    await site.where('/old')
    await site.where('/lost')
    expect(await list()).toMatchObject([{ hits: 3, lastDay: '2026-11-22' }])
    const { missing } = await site.ask(listMissing, {})
    expect(missing).toEqual([
      { path: '/lost', hits: 3, lastDay: '2026-11-22' },
      { path: '/found', hits: 1, lastDay: '2026-11-21' },
    ])
    await save('/lost', '/about')
    expect(await site.ask(forgetMissing, { path: '' })).toEqual({ forgotten: 1 })
  })

  test('only so many missing addresses are kept, the most wanted ones, and not for long', async () => {
    await site.where('/wanted')
    await site.where('/wanted')
    for (let part = 0; part < 3; part++) {
      for (let count = 0; count < 400; count++) await site.where(`/${part}-${count}`)
      await site.ask(listMissing, {})
    }
    const { missing } = await site.ask(listMissing, {})
    expect(missing[0]).toMatchObject({ path: '/wanted', hits: 2 })
    expect((await site.ask(forgetMissing, { path: '' })).forgotten).toBe(500)
    await site.where('/once')
    await site.ask(listMissing, {})
    site.tools.clock.advance(91 * 86_400_000)
    await site.where('/later')
    expect((await site.ask(listMissing, {})).missing.map(({ path }) => path)).toEqual(['/later'])
  })

  test('a file comes in whole or not at all, and bad lines are named', async () => {
    const csv = '/a,/about\n/b,/a\n/c,/c\n/about,/b\n/d,javascript:x\nhttps://kiln.example/e.php?id=3,/about\n'
    const trial = await site.ask(importRedirects, { csv, isTrial: true })
    expect(trial).toMatchObject({ added: 3, bad: [{ line: 3 }, { line: 4 }, { line: 5 }] })
    await expect(site.ask(importRedirects, { csv })).rejects.toMatchObject({ code: 'bad-lines' })
    expect(await list()).toEqual([])
    await site.ask(importRedirects, { csv, skipBad: true })
    expect(await site.where('/b')).toEqual({ status: 301, to: '/about' })
    expect(await site.where('/e.php', 'id=3')).toEqual({ status: 301, to: '/about' })
    await expect(site.ask(importRedirects, { csv: '\n' })).rejects.toMatchObject({ code: 'no-lines' })
  })

  test('a page that moves leaves its address behind, there and back again', async () => {
    await save('/older', '/work')
    const move = (from: string, to: string) =>
      site.tools.db
        .transaction()
        .execute((trx) => site.feature.pageMoved!({ from, to }, trx))
        .then(() => site.tools.events.hear('pages.changed'))
    await move('/work', '/projects')
    expect(await list()).toMatchObject([
      { from: '/work', to: '/projects', isAutomatic: true },
      { from: '/older', to: '/projects', isAutomatic: false },
    ])
    expect(await site.where('/work')).toEqual({ status: 301, to: '/projects' })
    await move('/projects', '/work')
    expect((await list()).map(({ from, to }) => `${from} ${to}`)).toEqual(['/projects /work', '/older /work'])
  })

  test('bar B01: only owners and editors; bar B13: each action is a line', async () => {
    for (const role of ['visitor', 'moderator'] as const)
      await expect(site.ask(saveRedirect, { redirect: { from: '/a', to: '/about' } }, role)).rejects.toThrow('not allowed')
    const { id } = await save('/a', '/about')
    await site.ask(removeRedirect, { id })
    const lines = await site.tools.db
      .withTables<{ audit: { action: string; target: string } }>()
      .selectFrom('audit')
      .select(['action', 'target'])
      .execute()
    expect(lines).toEqual([
      { action: 'redirect.add', target: `redirect ${id}` },
      { action: 'redirect.remove', target: `redirect ${id}` },
    ])
  })
})
