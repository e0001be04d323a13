import { engines } from '@frontage/kit/storage/database.fake'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { openMedia } from '../media-desk.fake'

describe.each(engines)('tags of pictures on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const media = await openMedia(engine, inject('postgresUrl'))
    close = media.close
    for (const [name, width] of [
      ['deck.jpg', 300],
      ['bay.jpg', 301],
      ['team.jpg', 302],
    ] as const)
      await media.add(name, await createPhoto(width, 200))
    const tag = (names: readonly string[], add: readonly string[], remove: readonly string[] = []) =>
      media.post('/api/media/tag', { names, add, remove })
    const found = async (query: string) =>
      (await media.list(query))
        .json()
        .media.map(({ name }: { name: string }) => name)
        .toSorted()
    const all = async () => (await media.get('/api/media/tags', 'owner')).json().tags
    return { ...media, tag, found, all }
  }

  test('several are tagged together, found by a tag and by a part of it, and counted', async () => {
    const { tag, found, all, tools } = await setUp()
    const { media } = (await tag(['deck', 'bay', 'gone'], [' Before  and after ', 'Outside'])).json()
    expect(media.map((one: { name: string; tags: string[] }) => [one.name, one.tags]).toSorted()).toEqual([
      ['bay', ['Before and after', 'Outside']],
      ['deck', ['Before and after', 'Outside']],
    ])
    await tag(['deck', 'team'], ['OUTSIDE'], ['before and after'])
    expect(await all()).toEqual([
      { tag: 'Before and after', count: 1 },
      { tag: 'Outside', count: 3 },
    ])
    expect(await found('?tag=Before+and+after')).toEqual(['bay'])
    expect(await found('?q=after')).toEqual(['bay'])
    expect(await found('?q=outside')).toEqual(['bay', 'deck', 'team'])
    expect(await found('?tag=Outside&q=tea')).toEqual(['team'])
    expect(await found('?tag=100%25')).toEqual([])
    const rows = await tools.db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()
    expect(rows.filter(({ action }) => action === 'media.tag')).toHaveLength(4)
  })

  test('issue 15: which tags some pictures have is told with which of them, and one is taken away from those together', async () => {
    const { tag, found, post } = await setUp()
    await tag(['deck', 'bay'], ['Outside', 'Straße'])
    await tag(['team'], ['Staff'])
    const tagsOf = async (names: readonly string[]) => (await post('/api/media/tags/of', { names })).json().tags
    expect(await tagsOf(['bay', 'deck', 'gone'])).toEqual([
      { tag: 'Outside', names: ['bay', 'deck'] },
      { tag: 'Straße', names: ['bay', 'deck'] },
    ])
    expect(await tagsOf(['team', 'deck'])).toContainEqual({ tag: 'Outside', names: ['deck'] })
    const { media } = (await tag(['bay', 'deck'], [], ['Straße'])).json()
    expect(media.map(({ tags }: { tags: string[] }) => tags)).toEqual([['Outside'], ['Outside']])
    expect(await found('?tag=Stra%C3%9Fe')).toEqual([])
    expect(await tagsOf(['gone'])).toEqual([])
    expect((await post('/api/media/tags/of', { names: [] })).statusCode).toBe(400)
    expect((await post('/api/media/tags/of', { names: ['deck'] }, 'moderator')).statusCode).toBe(403)
  })

  test('tags go with their picture, stay when it is replaced, and move with the site', async () => {
    const { tag, all, post, replace, list, feature } = await setUp()
    await tag(['deck', 'bay'], ['Outside'])
    await post('/api/media/remove', { name: 'bay' })
    await replace('deck', await createPhoto(400, 400))
    expect((await list('?q=deck')).json().media[0].tags).toEqual(['Outside'])
    const texts = (await feature.transfer?.write()) ?? new Map()
    const files = (await feature.transfer?.files?.()) ?? []
    await tag(['deck'], ['Other'], ['Outside'])
    expect((await feature.transfer?.takeFiles?.(files as never, texts as never))?.map(({ outcome }) => outcome)).toEqual([
      'changed',
      'same',
    ])
    expect(await all()).toEqual([{ tag: 'Outside', count: 1 }])
  })

  test('a tag without a picture, and more than are taken, are refused', async () => {
    const { tag, post, get } = await setUp()
    expect((await tag([], ['a'])).statusCode).toBe(400)
    expect(
      (
        await tag(
          ['deck'],
          Array.from({ length: 21 }, (_, at) => `${at}`),
        )
      ).statusCode,
    ).toBe(400)
    expect((await post('/api/media/tag', { names: ['deck'], add: ['a'] }, 'moderator')).statusCode).toBe(403)
    expect((await get('/api/media/tags', '')).statusCode).toBe(401)
  })
})
