import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewSite } from '../../server/reviews.fake'
import { showsMedia } from './mentions.store'

describe.each(engines)('reviews that show a picture of the media, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewSite>>
  beforeAll(async () => {
    site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    await site.add(
      { reviewer: 'Ann', photos: ['/media/bay.jpg', '/media/deck_1.jpg?v=1a'] },
      { reviewer: 'Ben & Jo', avatar: '/media/bay-480.webp', status: 'pending' },
      { reviewer: '', avatar: '/media/logo.svg', status: 'rejected' },
      { reviewer: 'Cy', photos: ['https://elsewhere.example/media/bay.jpg', '/review-media/bay.jpg', '/media/bay-view.jpg'] },
    )
    await sql`update review set miscpic = '/media/tile.webp' where id = 4`.execute(site.db)
  })
  afterAll(() => site.close())

  const uses = async (file: string, language: 'en' | 'de' = 'en') =>
    ((await site.feature.mentions?.(file)) ?? []).map(({ title, at }) => ({
      title: typeof title === 'string' ? title : title(language),
      at,
    }))

  test('each is named by who wrote it and leads to its row, whatever it shows the picture as', async () => {
    const ann = { title: 'Review by Ann', at: '/reviews?status=published&search=Ann#at=review-1' }
    expect(await uses('bay.jpg')).toEqual([
      { title: 'Review by Ben & Jo (not published)', at: '/reviews?search=Ben+%26+Jo#at=review-2' },
      ann,
    ])
    expect(await uses('deck_1.jpg')).toEqual([ann])
    expect(await uses('tile.webp')).toEqual([{ title: 'Review by Cy', at: '/reviews?status=published&search=Cy#at=review-4' }])
    expect(await uses('logo.svg', 'de')).toEqual([
      { title: 'Bewertung ohne Namen (nicht veröffentlicht)', at: '/reviews?status=rejected#at=review-3' },
    ])
  })

  test('pictures of other names, of other sites and of visitors are not meant', async () => {
    for (const file of ['deckx1.jpg', 'ay.jpg', 'bay-vie.jpg', 'sea.mp4']) expect(await uses(file)).toEqual([])
  })

  test('of very many the newest are named, and the list of all', async () => {
    await site.add(...Array.from({ length: 21 }, (_, at) => ({ reviewer: `R${at}`, photos: ['/media/often.webp'] })))
    const all = await uses('often.webp')
    expect([all.length, all[0]?.title, all.at(-1)]).toEqual([
      21,
      'Review by R20',
      { title: 'More reviews', at: '/reviews?status=published' },
    ])
  })

  test('are found by their index, not among all', async () => {
    const plan = await site.db.transaction().execute(async (trx) => {
      if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx)
      const how = sql.raw(engine === 'postgres' ? 'explain' : 'explain query plan')
      return sql`${how} select id from review where ${showsMedia}`.execute(trx)
    })
    expect(JSON.stringify(plan.rows)).toContain('review_media')
  })
})
