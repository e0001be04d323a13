import { setAdminWords } from '@frontage/kit/admin-words.server'
import type { DigestLine, DigestPeriod } from '@frontage/kit/digest.server'
import type { Problem } from '@frontage/kit/problem'
import { decimal } from '@frontage/kit/say'
import { houseColours } from '@frontage/kit/site-look.server'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { houseTextColours } from '@frontage/kit/text-colours'
import { createFakeTools } from '@frontage/kit/tools.fake'
import type { Role } from '@frontage/kit/wire/permission'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../../migrations'
import { createAccountsStore } from '../accounts.store'
import { createPreferencesStore } from './preferences.store'
import { createWeekly } from './weekly'

const inBoth =
  (en: string, de: string): DigestLine['text'] =>
  (language) =>
    language === 'de' ? `${de} (${decimal(4.5)})` : en
const review: DigestLine = {
  ...{ kind: 'new', text: inBoth('2 new reviews, 4.5 stars on average', '2 neue Bewertungen'), at: '/reviews', right: 'reviews.moderate' },
}
const backup: DigestLine = { kind: 'note', text: () => 'The last backup is 3 hours old', at: '/backups', right: 'backups.manage' }
const rights: Readonly<Record<Role, readonly string[]>> = {
  owner: ['reviews.moderate', 'backups.manage', 'audit.read'],
  editor: ['reviews.moderate'],
  moderator: [],
}

describe.each(engines)('the weekly e-mail on %s', (engine) => {
  let database: TestDatabase
  let lines: readonly DigestLine[]
  let problems: readonly Problem[]
  let asked: DigestPeriod[]
  let timeZone: string
  let process: ReturnType<typeof startProcess>

  beforeEach(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
    ;[lines, problems, asked, timeZone] = [[review, backup], [], [], 'UTC']
    process = startProcess()
    await add('Grace Tui', 'owner')
    await process.weekly.start()
  })
  afterEach(() => database.close())

  function startProcess() {
    const look = async () => {
      await createFakeTools(database).site.read('look')
      return {
        ...{ sheet: '', fonts: [], language: 'en', direction: 'ltr' as const, letters: houseTextColours, drawing: 'none' },
        colours: houseColours,
        timeZone,
      }
    }
    const digest = async (period: DigestPeriod) => {
      asked.push(period)
      return lines
    }
    const tools = createFakeTools(database, { look, digest, problems: async () => problems })
    const preferences = createPreferencesStore(database.db)
    return { ...tools, preferences, weekly: createWeekly({ ...tools, stores: { preferences }, rightsOf: (role) => rights[role] }) }
  }
  const add = async (name: string, role: Role): Promise<number> => {
    const email = `${name.split(' ')[0]!.toLowerCase()}@site.test`
    const row = { name, email, role, password_hash: '-', created_at: '2026-01-01T00:00:00.000Z' }
    return (await createAccountsStore(database.db).add(row))!.id
  }
  /** Moves the clocks of all processes on, and has them all look for what is due at once; then their e-mails leave. */
  const goOn = async (moment: string, ...processes: (typeof process)[]): Promise<void> => {
    for (const { clock } of processes) clock.advance(Date.parse(moment) - clock.now().getTime())
    for (let turn = 0; turn < 2; turn++) await Promise.all(processes.map(({ jobs }) => jobs.runDue()))
  }
  const sentBy = (...processes: (typeof process)[]): string[] => processes.flatMap(({ letters }) => letters.map(({ to }) => to))

  test('leaves on Monday at eight, once, whatever is started again', async () => {
    await goOn('2026-11-23T07:59:59Z', process)
    expect(process.letters).toEqual([])
    await goOn('2026-11-23T08:00:00Z', process)
    expect(process.letters).toMatchObject([{ to: 'grace@site.test', subject: 'Frontage: 2 new reviews, 4.5 stars on average' }])
    const again = startProcess()
    again.clock.advance(Date.parse('2026-11-23T07:59:58Z') - again.clock.now().getTime())
    // A clock that is behind would have it due once more.
    await again.weekly.start()
    await goOn('2026-11-23T09:00:00Z', process, again)
    expect(sentBy(process, again)).toEqual(['grace@site.test'])
    await goOn('2026-11-30T08:00:00Z', process, again)
    expect(sentBy(process, again)).toEqual(['grace@site.test', 'grace@site.test'])
    expect(asked.at(-1)).toEqual({
      ...{ siteName: 'Frontage', publicUrl: 'http://site.test' },
      ...{ since: new Date('2026-11-23T08:00:00Z'), until: new Date('2026-11-30T08:00:00Z') },
    })
  })

  test('leaves once from two processes that find it due together', async () => {
    const other = startProcess()
    await Promise.all([process.weekly.start(), other.weekly.start(), other.weekly.start()])
    await goOn('2026-11-23T08:00:00Z', process, other)
    await goOn('2026-11-23T08:00:01Z', process, other)
    expect(sentBy(process, other)).toEqual(['grace@site.test'])
  })

  test('leaves at eight on the clocks of the business when they are turned, and late where the server was away', async () => {
    timeZone = 'Europe/Berlin'
    process.clock.advance(Date.parse('2027-03-20T00:00:00Z') - process.clock.now().getTime())
    await process.weekly.start()
    await goOn('2027-03-20T00:00:00Z', process)
    const before = process.letters.length
    await goOn('2027-03-22T06:59:59Z', process)
    expect(process.letters.length).toBe(before)
    await goOn('2027-03-22T07:00:00Z', process)
    expect(process.letters.length).toBe(before + 1)
    await goOn('2027-03-29T05:59:59Z', process)
    expect(process.letters.length).toBe(before + 1)
    await goOn('2027-03-29T06:00:00Z', process)
    expect(process.letters.length).toBe(before + 2)
    await goOn('2027-04-14T12:00:00Z', process)
    expect(process.letters.length).toBe(before + 3)
    await goOn('2027-04-19T06:00:00Z', process)
    expect(process.letters.length).toBe(before + 4)
  })

  test('tells one week once where the business moves to another zone', async () => {
    timeZone = 'Pacific/Auckland'
    await process.weekly.start()
    await goOn('2026-11-22T19:00:00Z', process)
    expect(process.letters.length).toBe(1)
    timeZone = 'Europe/London'
    await process.weekly.start()
    await goOn('2026-11-23T08:00:00Z', process)
    expect(process.letters.length).toBe(1)
    await goOn('2026-11-30T08:00:00Z', process)
    expect(process.letters.length).toBe(2)
  })

  test('is not written when there is nothing to say', async () => {
    lines = [backup]
    await goOn('2026-11-23T08:00:00Z', process)
    expect(process.letters).toEqual([])
    const fault = { what: '3 e-mails could not be sent', why: 'no answer', at: '/mails' }
    problems = [{ ...fault, last: '2026-11-23T07:00:00.000Z' }]
    await goOn('2026-11-30T08:00:00Z', process)
    expect(process.letters).toEqual([])
    problems = [{ ...fault, last: '2026-12-05T07:00:00.000Z' }]
    await goOn('2026-12-07T08:00:00Z', process)
    expect(process.letters[0]?.text).toContain('Needs a look:\n- 3 e-mails could not be sent\n  http://site.test/admin/mails')
  })

  test('goes to owners, and to whoever else wants it, with what they may know', async () => {
    const editor = await add('Hemi Rangi', 'editor')
    const owner = await add('Ana Vale', 'owner')
    await add('Mere Pou', 'editor')
    const moderator = await add('Tom Reed', 'moderator')
    const gone = await add('Rua Kean', 'owner')
    await createAccountsStore(database.db).setDisabled(gone, true)
    for (const id of [editor, moderator]) await process.preferences.setWeeklyEmail(id, true)
    await process.preferences.setWeeklyEmail(owner, false)
    await goOn('2026-11-23T08:00:00Z', process)
    expect(sentBy(process).toSorted()).toEqual(['grace@site.test', 'hemi@site.test'])
    const textTo = (to: string) => process.letters.find((letter) => letter.to === to)?.text
    expect(textTo('grace@site.test')).toContain('The last backup')
    expect(textTo('hemi@site.test')).not.toContain('The last backup')
  })

  test('is written twice, as text and as HTML, with links to what it tells and to where it is turned off', async () => {
    lines = [review, { kind: 'waiting', text: () => 'Stairs & <Decks> to approve', at: '/reviews', right: 'reviews.moderate' }]
    await process.site.write('name', 'Tui & Sons')
    await goOn('2026-11-23T08:00:00Z', process)
    const [letter] = process.letters
    expect(letter?.text).toBe(`Hello Grace,

this is how Tui & Sons did, 16 November to 23 November.

New:
- 2 new reviews, 4.5 stars on average
  http://site.test/admin/reviews

Waiting for you:
- Stairs & <Decks> to approve
  http://site.test/admin/reviews

Open the admin: http://site.test/admin

You get this every Monday because you look after this website. Turn off this e-mail: http://site.test/admin/account#at=weekly-email`)
    expect(letter?.html).toContain('Stairs &amp; &lt;Decks&gt; to approve</a>')
    expect(letter?.html).toContain('Your week at Tui &amp; Sons</h1>')
    expect(letter?.html).toContain('href="http://site.test/admin/account#at=weekly-email"')
    expect(letter?.html).not.toMatch(/<script|<img|https?:\/\/(?!site\.test)/)
  })

  test('is in the language that each of its readers chose for the admin', async () => {
    const german = await add('Ana Vale', 'owner')
    await createAccountsStore(database.db).setLanguage(german, 'de')
    await process.site.write('name', 'Tui & Sons')
    setAdminWords('de', (sentence) => (sentence === '3 e-mails could not be sent' ? '3 E-Mails konnten nicht gesendet werden' : undefined))
    problems = [{ what: '3 e-mails could not be sent', why: '', at: '/mails', last: '2026-11-23T07:00:00.000Z' }]
    await goOn('2026-11-23T08:00:00Z', process)
    const letterTo = (to: string) => process.letters.find((letter) => letter.to === to)
    expect(letterTo('grace@site.test')).toMatchObject({ subject: 'Tui & Sons: 2 new reviews, 4.5 stars on average' })
    expect(letterTo('ana@site.test')?.subject).toBe('Tui & Sons: 2 neue Bewertungen (4,5)')
    expect(letterTo('ana@site.test')?.text).toBe(`Guten Tag Ana,

so lief es bei Tui & Sons, 16. November bis 23. November.

Neu:
- 2 neue Bewertungen (4,5)
  http://site.test/admin/reviews

Bitte ansehen:
- 3 E-Mails konnten nicht gesendet werden
  http://site.test/admin/mails

Gut zu wissen:
- The last backup is 3 hours old
  http://site.test/admin/backups

Verwaltung öffnen: http://site.test/admin

Sie bekommen diese E-Mail jeden Montag, weil Sie diese Website betreuen. Diese E-Mail ausschalten: http://site.test/admin/account#at=weekly-email`)
    expect(letterTo('ana@site.test')?.html).toMatch(
      /<html lang="de">[\s\S]*Ihre Woche bei Tui &amp; Sons<\/h1>[\s\S]*>Verwaltung öffnen<\/a>/,
    )
  })

  test('what somebody has read of what is new is remembered, and never goes back', async () => {
    const id = await add('Ana Vale', 'owner')
    expect(await process.preferences.of(id)).toEqual({ weeklyEmail: true, newsSeen: '2026-01-01' })
    for (const day of ['2026-11-20', '2026-11-25', '2026-11-21']) await process.preferences.setNewsSeen(id, day)
    expect(await process.preferences.of(id)).toEqual({ weeklyEmail: true, newsSeen: '2026-11-25' })
  })
})
