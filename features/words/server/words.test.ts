import { translatedAnswer } from '@frontage/kit/sentence'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { declaredTexts, texts } from '@frontage/kit/texts'
import { createVisitorTexts } from '@frontage/kit/texts.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { type Actor, isAllowed, visitor } from '@frontage/kit/wire/permission'
import { parse } from 'valibot'
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import { getWords, saveWords } from '../wire.admin'
import { createFeature } from './index'

texts('words.card', { more: 'Read more', shown: '{shown} of {total}', found: { one: 'One', other: '{count} of them' } })
const about = new Map([['words.card', { title: 'Cards', help: { more: 'Opens it.', found: 'After a search.' } }]])
const all = createVisitorTexts(about, { de: { 'words.card': { more: 'Mehr lesen', found: { one: 'Eins', other: '{count} Stück' } } } })

// Tests of one process share what is declared, and others look at all of it.
afterAll(() => void Reflect.deleteProperty(declaredTexts(), 'words.card'))

describe.each(engines)('the words of a site on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp(language = 'en-NZ') {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const tools = createFakeTools(database, { texts: () => all, look: async () => ({ language }) as never })
    const feature = createFeature(tools)
    const actor: Actor = { role: 'owner', accountId: 1, name: 'Grace', session: 's' }
    const cookie = { token: undefined, set: () => {}, clear: () => {}, read: () => undefined, write: () => {} }
    const context = { actor, signedIn: async () => actor, bucket: 'b', network: '', requestId: 'r', agent: '', page: '', cookie }
    const ask = async <C extends Call>(call: C, request: InputOf<C>) =>
      (await feature.routes.find((route) => route.call === call)!.reply(parse(call.request, request), context)) as AnswerOf<C>
    const save = (...changes: [place: string, text: string][]) =>
      ask(saveWords, { changes: changes.map(([place, text]) => ({ group: 'words.card', place, text })) })
    return { ...tools, feature, ask, save, own: () => feature.ownWords!() }
  }

  test('issue 6: an owner reads every text with what it says by itself, and when', async () => {
    const { ask } = await setUp('de-AT')
    const answer = await ask(getWords, {})
    const { language, isTranslated, groups } = answer
    expect({ language, isTranslated }).toEqual({ language: 'de-AT', isTranslated: true })
    expect(groups.find(({ name }) => name === 'words.card')).toEqual({
      name: 'words.card',
      title: 'Cards',
      texts: [
        { place: 'more', help: 'Opens it.', standard: 'Mehr lesen', own: '', way: '' },
        { place: 'shown', help: '', standard: '{shown} of {total}', own: '', way: '' },
        { place: 'found.one', help: 'After a search.', standard: 'Eins', own: '', way: 'one' },
        { place: 'found.other', help: 'After a search.', standard: '{count} Stück', own: '', way: 'other' },
      ],
    })
    // The admin says where a text stands, and when it is shown, in its own language.
    const spoken = translatedAnswer(getWords.answer, answer, (sentence) => sentence.toUpperCase()) as typeof answer
    const card = spoken.groups.find(({ name }) => name === 'words.card')
    expect([card?.title, card?.texts[0]?.help, card?.texts[0]?.standard]).toEqual(['CARDS', 'OPENS IT.', 'Mehr lesen'])
  })

  test('issue 6: own words are kept and told of; an empty text, or the usual one, takes them back', async () => {
    const { save, own, events } = await setUp()
    let told = 0
    events.on('words.changed', () => told++)
    await save(['more', ' Go on '], ['found.other', 'All {count}'])
    expect(await own()).toEqual({ 'words.card': { more: 'Go on', 'found.other': 'All {count}' } })
    await save(['more', ''], ['found.other', '{count} of them'])
    expect(await own()).toEqual({ 'words.card': {} })
    expect(told).toBe(2)
  })

  test('issue 6: a text whose gaps do not fit is refused at its place, and nothing is kept', async () => {
    const { save, own } = await setUp()
    const refused = save(['more', 'Go on'], ['shown', 'All {count}'])
    await expect(refused).rejects.toMatchObject({ code: 'text-refused', field: 'words.card/shown' })
    await expect(save(['nowhere', 'x'])).rejects.toMatchObject({ field: 'words.card/nowhere' })
    expect(await own()).toEqual({})
  })

  test('issue 6: a language that counts in more ways offers them all', async () => {
    const { save, ask } = await setUp('pl')
    await save(['found.few', '{count} sztuki'])
    const { isTranslated, groups } = await ask(getWords, {})
    expect(isTranslated).toBe(false)
    const places = groups.find(({ name }) => name === 'words.card')?.texts.map(({ place, own }) => [place, own])
    expect(places).toContainEqual(['found.few', '{count} sztuki'])
  })

  test('issue 6: they come along into another site', async () => {
    const { feature, save, own, db, events } = await setUp()
    expect([...(await feature.transfer!.write())]).toEqual([])
    await save(['more', 'Go on'])
    const written = await feature.transfer!.write()
    await save(['more', ''])
    const report = await db.transaction().execute((trx) => feature.transfer!.read(written, { trx, by: '' }))
    events.hear(undefined)
    expect(report.bad).toEqual([])
    expect(await own()).toEqual({ 'words.card': { more: 'Go on' } })
    const broken = new Map([['words', { 'words.card': { more: 'Go {on}', 'found.few': '{count}' }, 'words.gone': { x: '{y}' } }]])
    const refused = await db.transaction().execute((trx) => feature.transfer!.read(broken, { trx, by: '' }))
    expect(refused.bad.map(({ path }) => path)).toEqual(['words.json: words.card.more'])
  })

  test('bar B01: owners and editors only; bar B13: it is a line', async () => {
    const { feature, save, db } = await setUp()
    expect(feature.routes.every(({ permission }) => !isAllowed(permission!, visitor))).toBe(true)
    await save(['more', 'Go on'])
    const lines = await db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()
    expect(lines).toEqual([{ action: 'words.change' }])
  })
})
