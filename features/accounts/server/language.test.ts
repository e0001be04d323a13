import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { addAccount, chooseLanguage, getMe, signIn } from '../wire.admin'
import { getSession } from '../wire.session'
import { createOwnedSite } from './accounts.fake'

describe.each(engines)('issue 15: the language of the admin on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  test('is that of the browser until somebody chooses one, for themselves alone', async () => {
    const { owner, browser, feature, ...site } = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const hemi = { name: 'Hemi', email: 'hemi@site.test', role: 'editor' as const, password: 'rimu dust in the lunch box' }
    await owner.ask(addAccount, hemi)
    const other = browser('elsewhere')
    await other.ask(signIn, { email: hemi.email, password: hemi.password })
    expect(await owner.ask(getMe, {})).toMatchObject({ language: '' })

    await owner.ask(chooseLanguage, { language: 'de' })
    expect((await owner.ask(getSession, {})).me).toMatchObject({ language: 'de' })
    expect(await feature.whoIs(owner.cookie!)).toMatchObject({ language: 'de' })
    expect(await other.ask(getMe, {})).toMatchObject({ language: '' })
    await owner.ask(chooseLanguage, { language: 'en' })
    expect(await feature.whoIs(owner.cookie!)).toMatchObject({ language: 'en' })
  })

  test('is one of those that the admin is built in', async () => {
    const { owner, ...site } = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    await expect(owner.ask(chooseLanguage, { language: 'fr' as 'de' })).rejects.toThrow()
  })
})
