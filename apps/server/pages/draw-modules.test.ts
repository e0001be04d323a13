import type { renderModules } from '@frontage/kit/island/draw-modules'
import type { AnswerOf, InputOf } from '@frontage/kit/wire/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite

beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

type Asked = InputOf<typeof renderModules>['modules']
const drawn = async (modules: Asked, has: string[] = []): Promise<AnswerOf<typeof renderModules>> => {
  const answer = await site.post('/api/preview/modules', { path: '/', modules, has }, { cookie: site.cookies.editor })
  return (await answer.json()) as AnswerOf<typeof renderModules>
}
const heading = (key: string, title: unknown) => ({ key, block: 'heading', props: { title } })

describe('modules for the page editor', () => {
  test('each is drawn under its key; one that cannot be drawn says why, and the others stand', async () => {
    const answer = await drawn([heading('a', 'Decks'), heading('b', 7), { key: 'c', block: 'no-such', props: {} }])
    expect(answer.drawn).toEqual([
      { key: 'a', html: expect.stringContaining('Decks') },
      { key: 'b', fault: expect.any(String) },
      { key: 'c', fault: 'This site has no block named “no-such”.' },
    ])
  })

  test('what is chosen by name and was never chosen or is gone says so, and at which setting', async () => {
    const asked = [
      ['contact-form', {}],
      ['contact-form', { form: 999 }],
      ['review-list', { template: 999 }],
      ['review-badge', { id: 999 }],
      ['portfolio', { look: 999 }],
    ] as const
    const answer = await drawn(asked.map(([block, props], place) => ({ key: `m${place}`, block, props })))
    expect(answer.drawn).toEqual([
      { key: 'm0', fault: 'No form has been chosen yet.', at: 'form' },
      { key: 'm1', fault: 'This form is no longer available.', at: 'form' },
      { key: 'm2', fault: expect.stringMatching(/\S/), at: 'template' },
      { key: 'm3', fault: expect.stringMatching(/\S/), at: 'id' },
      { key: 'm4', fault: expect.stringMatching(/\S/), at: 'id' },
    ])
  })

  test('sheets come whole, and once', async () => {
    const first = await drawn([heading('a', 'Decks')])
    const names = first.sheets.map(({ name }) => name)
    expect(names.slice(-3)).toEqual(['apps/site/site.css', 'features/rows/site/heading/heading.css', 'look'])
    expect(
      (
        await drawn(
          [heading('a', 'Decks')],
          first.sheets.map(({ name }) => name),
        )
      ).sheets,
    ).toEqual([])
  })

  test('bar E05: nobody who is not signed in has anything drawn, and no key becomes markup', async () => {
    const body = { path: '/', modules: [heading('a', 'Decks')], has: [] }
    expect((await site.post('/api/preview/modules', body)).status).toBe(401)
    const bad = { ...body, modules: [heading('"><b>', 'Decks')] }
    expect((await site.post('/api/preview/modules', bad, { cookie: site.cookies.editor })).status).toBe(400)
  })
})
