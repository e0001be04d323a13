import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { changePassword, chooseLanguage, forgetPassword, resetPassword, setUpOwner, signIn } from '../../wire.admin'
import { invitePerson } from '../../wire.people'
import { changeEmail, confirmEmail } from '../../wire.security'
import { createOwnedSite, createTestAccounts } from '../accounts.fake'
import type { AccountRow } from '../accounts.tables'
import { createLetters } from './letters'
import { accountMailWords } from './mail-words'

const hemi = { name: 'Hemi', email: 'hemi@site.test', role: 'editor' as const }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

describe.each(engines)('e-mails about an account on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function owned() {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    Object.assign(site.tools.settings, { carrier: 'smtp' })
    await site.tools.jobs.runDue()
    site.tools.letters.length = 0
    /** What was sent since the last time. */
    const sent = async () => {
      await site.tools.jobs.runDue()
      return site.tools.letters.splice(0)
    }
    return { ...site, sent }
  }

  test('are in the language that its person chose for the admin, from the next one on', async () => {
    const { owner, login, sent } = await owned()
    const next = 'another board of kwila'
    await owner.ask(chooseLanguage, { language: 'de' })
    await owner.ask(changePassword, { current: login.password, next })
    const [changed] = await sent()
    expect(changed).toMatchObject({ to: login.email, subject: 'Frontage: Ihr Passwort wurde geändert' })
    expect(changed?.text).toContain('wurde am 21. November 2026 um 00:00 geändert')
    await owner.ask(chooseLanguage, { language: 'en' })
    await owner.ask(changePassword, { current: next, next: login.password })
    expect(await sent()).toMatchObject([
      { subject: 'Frontage: your password was changed', text: expect.stringContaining('21 November 2026') },
    ])
  })

  test('about a new address and a new password are so as well, to both addresses', async () => {
    const { owner, browser, login, sent } = await owned()
    await owner.ask(chooseLanguage, { language: 'de' })
    await owner.ask(changeEmail, { email: 'new@site.test' })
    const asked = await sent()
    expect(asked.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['new@site.test', 'Frontage: neue E-Mail-Adresse bestätigen'],
      [login.email, 'Frontage: Ihre E-Mail-Adresse soll geändert werden'],
    ])
    const token = /confirm-email#(\S+)/.exec(asked.map(({ text }) => text).join('\n'))?.[1] ?? ''
    await owner.ask(confirmEmail, { token })
    expect((await sent()).map(({ subject }) => subject)).toEqual(Array(2).fill('Frontage: Ihre E-Mail-Adresse wurde geändert'))
    await browser().ask(forgetPassword, { email: 'new@site.test' })
    const [reset] = await sent()
    expect(reset).toMatchObject({ to: 'new@site.test', subject: 'Frontage: neues Passwort wählen' })
    await browser().ask(resetPassword, { token: /reset#(\S+)/.exec(reset?.text ?? '')?.[1] ?? '', password: 'rimu dust in the lunch box' })
    expect(await sent()).toMatchObject([{ subject: 'Frontage: Ihr Passwort wurde geändert' }])
    const elsewhere = Object.assign(browser('elsewhere'), { agent: FIREFOX })
    await elsewhere.ask(signIn, { email: 'new@site.test', password: 'rimu dust in the lunch box' })
    expect(await sent()).toMatchObject([
      {
        subject: 'Frontage: neue Anmeldung bei Ihrem Konto',
        text: expect.stringContaining('Gerät: Firefox auf Linux\nNetzwerk: elsewhere.x'),
      },
    ])
  })

  test('that invite are in the language of whoever invites', async () => {
    const { owner, sent } = await owned()
    owner.language = 'de'
    await owner.ask(invitePerson, hemi)
    const [invitation] = await sent()
    expect(invitation).toMatchObject({ to: hemi.email, subject: 'Frontage: Einladung, bei der Website mitzuhelfen' })
    expect(invitation?.text).toContain('Grace lädt Sie ein, die Website von Frontage mit zu betreuen.')
    owner.language = 'en'
    await owner.ask(invitePerson, { ...hemi, email: 'mere@site.test' })
    expect(await sent()).toMatchObject([{ subject: 'Frontage: you are invited to help with the website' }])
  })

  test('to whoever has chosen no language are in that of the page on which they ask for a password', async () => {
    const { browser, login, sent } = await owned()
    await Object.assign(browser(), { language: 'de' as const }).ask(forgetPassword, { email: login.email })
    expect(await sent()).toMatchObject([{ subject: 'Frontage: neues Passwort wählen' }])
  })

  test('welcome an owner in the language in which they set the site up', async () => {
    const site = await createTestAccounts({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    await site.feature.start()
    await site.feature.notice('')
    const owner = { name: 'Grace', email: 'owner@site.test', password: 'kwila boards and brass' }
    const browser = Object.assign(site.browser(), { language: 'de' as const })
    await browser.ask(setUpOwner, { token: site.feature.setUpToken()!, ...owner })
    await site.tools.jobs.runDue()
    expect(site.tools.letters).toMatchObject([
      { subject: 'Frontage: Ihre Website ist bereit', text: expect.stringMatching(/^Guten Tag Grace,/) },
    ])
  })
})

const account = (language: string) => ({ name: 'Grace', email: 'grace@site.test', language }) as AccountRow
const clock = { now: () => new Date('2026-11-21T12:00:00Z') }
const letters = createLetters({ site: { read: async () => 'Tui & Sons' } as never, clock: clock as never, publicUrl: 'https://site.test' })

/** One of each kind. */
const allOf = async (language: string) => {
  const to = account(language)
  const asked = { by: 'Ana', link: 'https://site.test/x#token', language: undefined }
  const changes = Object.keys(accountMailWords('en').changes) as (keyof ReturnType<typeof accountMailWords>['changes'])[]
  return [
    ...[await letters.invitation(to, asked), await letters.welcome(to), await letters.reset(to, asked), await letters.passwordReset(to)],
    ...[await letters.passwordChanged(to), await letters.newDevice(to, { agent: '', network: 'home.x' })],
    ...[await letters.confirmEmail(to, 'new@site.test', asked.link), await letters.emailAsked(to, 'new@site.test')],
    ...[...(await letters.emailChanged(to, 'new@site.test')), await letters.guessed(to), await letters.codesGuessed(to)],
    ...(await Promise.all(changes.map((change) => letters.changed(to, change, { left: 7, passkey: 'Phone' })))),
  ]
}

test('each kind of e-mail about an account is there in both languages, with everything filled in', async () => {
  const [english, german] = [await allOf('en'), await allOf('de')]
  expect(german.length).toBe(19)
  for (const [at, { subject, text }] of german.entries()) {
    expect(subject).toMatch(/^Tui & Sons: /)
    expect(text).toMatch(/^Guten Tag Grace,\n\n/)
    expect(english[at]?.text).toMatch(/^Hello Grace,\n\n/)
    expect(subject).not.toBe(english[at]?.subject)
    for (const written of [text, english[at]?.text ?? '']) expect(written).not.toMatch(/[{}]|undefined/)
  }
})
