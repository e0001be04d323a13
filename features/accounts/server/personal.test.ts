import { personWith } from '@frontage/kit/personal.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { signIn } from '../wire.admin'
import { createOwnedSite } from './accounts.fake'
import type { AccountTables } from './accounts.tables'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0'

describe.each(engines)('what is kept about whoever signs in on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  test('sessions and passkeys are told with device, network and times; no hash, key or secret is (bar J04)', async () => {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const phone = site.browser('cafe')
    phone.agent = firefox
    site.tools.clock.advance(60_000)
    await phone.ask(signIn, site.login)
    const db = site.tools.db.withTables<AccountTables>()
    const at = '2026-11-21T00:00:00.000Z'
    const passkey = { credential_id: 'canary-id', public_key: 'canary-key', counter: 3, transports: '["canary-usb"]' }
    const added = { ...passkey, account_id: 1, name: 'My laptop', created_at: at, used_at: null }
    await db.insertInto('account_passkey').values(added).execute()
    await db.insertInto('account_second_step').values({ account_id: 1, secret: 'canary-secret', confirmed_at: at }).execute()
    const [personal] = site.feature.personal ?? []
    const { own } = await personal!.find(personWith(site.login.email))
    expect(own).toHaveLength(1)
    const { data } = own[0]!
    expect(data.sessions).toEqual([
      { device: 'Unknown device', network: 'home.x', started_at: at, seen_at: at },
      { device: 'Firefox on Windows', network: 'cafe.x', started_at: '2026-11-21T00:01:00.000Z', seen_at: '2026-11-21T00:01:00.000Z' },
    ])
    expect(data.passkeys).toEqual([{ name: 'My laptop', created_at: at, used_at: null }])
    expect(data.oneTimeCodesSince).toBe(at)
    const told = JSON.stringify(own)
    const hashes = await db.selectFrom('account_session').select('token_hash').execute()
    const account = await db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()
    for (const secret of ['canary', account.password_hash, ...hashes.map(({ token_hash }) => token_hash)])
      expect(told).not.toContain(secret)
  })
})
