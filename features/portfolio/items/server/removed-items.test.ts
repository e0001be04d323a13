import { engines } from '@frontage/kit/storage/database.fake'
import { grace } from '@frontage/kit/tools.fake'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createPortfolioSite, type PortfolioSite } from '../../server/portfolio.fake'
import { listItems } from '../../wire'
import { changeItems, listOwnItems, listTerms, removeTerm, saveItem, saveTerm } from '../../wire.admin'

describe.each(engines)('the portfolio’s trash on %s', (engine) => {
  let site: PortfolioSite
  beforeEach(async () => {
    site = await createPortfolioSite({ engine, postgresUrl: inject('postgresUrl') })
  })
  afterEach(() => site.close())

  const add = async (title: string) =>
    (await site.send(saveItem, { title, type: 'video', video: 'https://vimeo.com/1', state: 'published' }, 'owner')).answer.item.id
  const addTerm = async (name: string, parent = 0) =>
    (await site.send(saveTerm, { taxonomy: 'category', name, parent }, 'owner')).answer.term.id
  const change = async (action: 'remove' | 'add-term', ids: number[], term = 0) =>
    (await site.send(changeItems, { ids, action, term }, 'owner')).answer
  const terms = async () => (await site.send(listTerms, {}, 'owner')).answer.terms

  test('P02: items come back with what they were sorted into', async () => {
    const [term, ids] = [await addTerm('Deck'), [await add('A'), await add('B')]]
    await change('add-term', [ids[0]!], term)
    const { trash } = await change('remove', ids)
    expect((await site.send(listOwnItems, {}, 'owner')).answer.total).toBe(0)
    await site.tools.trash.restore(trash, grace)
    expect((await site.send(listOwnItems, {}, 'owner')).answer.total).toBe(2)
    expect((await site.send(listItems, { category: 'deck' })).answer.items.map(({ title }) => title)).toEqual(['A'])
  })

  test('P02: an item does not come back where another one has its address', async () => {
    const { trash } = await change('remove', [await add('A')])
    await add('A')
    await expect(site.tools.trash.restore(trash, grace)).rejects.toMatchObject({ code: 'place-taken', status: 409 })
    expect(await site.tools.trash.list(grace.actor, 9)).toMatchObject([{ kind: 'Portfolio item', title: 'A' }])
  })

  test('P02: a term comes back to its items, and what came up a step goes below it again', async () => {
    const term = await addTerm('Deck')
    await addTerm('Small', term)
    await change('add-term', [await add('A')], term)
    const { trash } = (await site.send(removeTerm, { id: term }, 'owner')).answer
    expect(await terms()).toMatchObject([{ name: 'Small', parent: 0 }])
    await site.tools.trash.restore(trash, grace)
    expect(await terms()).toMatchObject([
      { name: 'Deck', count: 1 },
      { name: 'Small', parent: term },
    ])
  })
})
