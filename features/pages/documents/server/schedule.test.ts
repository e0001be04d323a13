import { createJobs } from '@frontage/kit/post/jobs.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createFeature } from '../../server/index'
import { createPagesSite, type PagesSite, written } from '../../server/pages.fake'
import { openPage, publishPage, saveDraft } from '../../wire.admin'
import { createPage, listPages, schedulePage } from '../wire.admin'

const HOUR = 3_600_000
const at = (hour: number): string => new Date(Date.UTC(2026, 10, 21, hour)).toISOString()

describe.each(engines)('pages at their time on %s', (engine) => {
  let site: PagesSite
  afterEach(() => site.close())

  async function begin(path: string): Promise<number> {
    site = await createPagesSite(engine, inject('postgresUrl'))
    return (await site.ask(createPage, { path, title: path })).id
  }
  /** Plans the page as somebody who has just read it. */
  const plan = async (id: number, publishAt: string | null, unpublishAt: string | null) => {
    const { revision } = (await site.ask(openPage, { id })).schedule
    return site.ask(schedulePage, { id, revision, publishAt, unpublishAt })
  }
  const seen = async (path: string): Promise<boolean> => (await site.feature.pages?.find(path)) !== undefined

  test('a page comes and goes at its times, and what is kept of pages is forgotten both times', async () => {
    const id = await begin('/sale')
    let told = 0
    site.events.on('pages.changed', () => told++)
    await plan(id, at(2), at(4))
    await site.jobs.runDue()
    expect([await seen('/sale'), told]).toEqual([false, 0])
    site.clock.advance(2 * HOUR)
    await site.jobs.runDue()
    expect([await seen('/sale'), told]).toEqual([true, 1])
    expect(await site.ask(openPage, { id })).toMatchObject({ published: { at: at(2) }, schedule: { publishAt: null, unpublishAt: at(4) } })
    site.clock.advance(2 * HOUR)
    await site.jobs.runDue()
    expect([await seen('/sale'), told]).toEqual([false, 2])
    expect(await site.ask(openPage, { id })).toMatchObject({ published: null, draft: { by: 'Anna' }, schedule: { unpublishAt: null } })
  })

  test('what was planned is done after a restart too', async () => {
    const id = await begin('/later')
    await plan(id, at(1), null)
    site.clock.advance(HOUR)
    const jobs = createJobs(site)
    createFeature({ ...site, jobs })
    await jobs.runDue()
    expect(await seen('/later')).toBe(true)
  })

  test('what was planned otherwise meanwhile is not done', async () => {
    const id = await begin('/maybe')
    await plan(id, at(1), null)
    await plan(id, null, null)
    site.clock.advance(2 * HOUR)
    await site.jobs.runDue()
    expect(await seen('/maybe')).toBe(false)
  })

  test('a page that cannot be shown at its time stays a draft, and the plan ends', async () => {
    const id = await begin('/clash')
    await site.ask(saveDraft, { id, revision: 1, document: written('No Path', 'x') })
    await plan(id, at(1), null)
    site.clock.advance(HOUR)
    await site.jobs.runDue()
    expect(await site.ask(openPage, { id })).toMatchObject({ published: null, schedule: { publishAt: null } })
  })

  async function refusedAt(hour: number): Promise<number> {
    const id = await begin('/first')
    await site.ask(publishPage, { id, revision: 1 })
    const second = (await site.ask(createPage, { path: '/second', title: 'Second' })).id
    await site.ask(saveDraft, { id: second, revision: 1, document: written('/first', 'Second') })
    await plan(second, at(hour), null)
    site.clock.advance(hour * HOUR)
    await site.jobs.runDue()
    return second
  }
  const refusalOf = async (id: number) => (await site.ask(openPage, { id })).schedule.refused

  test('what was planned and refused says when and why, until the page is planned anew', async () => {
    const id = await refusedAt(1)
    const trace = { action: 'publish', at: at(1), text: expect.stringContaining('“/first” already has this address') }
    expect(await refusalOf(id)).toEqual(trace)
    expect((await site.ask(listPages, {})).pages.find((page) => page.id === id)?.schedule.refused).toEqual(trace)
    await plan(id, at(5), null)
    expect(await refusalOf(id)).toBeNull()
  })

  test('once the page is published by hand, nothing was refused any more', async () => {
    const id = await refusedAt(1)
    await site.ask(saveDraft, { id, revision: 2, document: written('/second', 'Second') })
    expect(await refusalOf(id)).not.toBeNull()
    expect((await site.ask(publishPage, { id, revision: 3 })).schedule.refused).toBeNull()
  })

  test('plans that cannot be are refused at their place', async () => {
    const id = await begin('/plan')
    await expect(plan(id, at(3), at(2))).rejects.toMatchObject({ field: 'unpublishAt' })
    await expect(plan(id, null, at(2))).rejects.toMatchObject({ field: 'unpublishAt' })
    await site.ask(publishPage, { id, revision: 1 })
    await expect(plan(id, at(3), null)).rejects.toMatchObject({ field: 'publishAt' })
  })

  test('a plan over one that somebody else has made meanwhile is refused', async () => {
    const id = await begin('/two')
    const { revision } = (await site.ask(openPage, { id })).schedule
    await site.ask(schedulePage, { id, revision, publishAt: at(1), unpublishAt: null })
    const late = site.ask(schedulePage, { id, revision, publishAt: at(2), unpublishAt: null })
    await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 })
    expect((await site.ask(openPage, { id })).schedule.publishAt).toBe(at(1))
  })
})
