import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@frontage/kit/free-port.fake'
import Database from 'better-sqlite3'
import { Secret, TOTP } from 'otpauth'
import { startEmptySite } from '../support/empty-site'
import { expect, forget, type RunningSite, walk } from '../support/site'

/** An empty site of one's own at a name: browsers know passkeys for names alone. */
export const namedWalk = walk.extend<object, { site: RunningSite }>({
  site: [
    async ({ siteOf: _ }, use) => {
      const port = await freePort()
      const site = await startEmptySite({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` })
      await use({ ...site, base: `http://localhost:${port}` })
      await site.stop()
      forget(site.folder)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** The link to a page of the admin in the e-mails that lie in the folder of a site without a mail server; one that is being written has no name yet. */
export function linkIn({ folder }: Pick<RunningSite, 'folder'>, page: 'reset' | 'confirm-email'): string {
  const mails = path.join(folder, 'mails')
  if (!existsSync(mails)) return ''
  const whole = readdirSync(mails).filter((name) => name.endsWith('.eml'))
  const texts = whole.map((name) => readFileSync(path.join(mails, name), 'utf8').replaceAll('=\r\n', ''))
  return texts.map((text) => new RegExp(`http\\S+/admin/${page}#[\\w-]+`).exec(text)?.[0] ?? '').find(Boolean) ?? ''
}

/** As if nobody had given a password or a passkey for longer than it is good for. */
export function ageProof({ folder }: RunningSite): void {
  const database = new Database(path.join(folder, 'site.sqlite'))
  database.prepare("update account_session set proved_at = '2020-01-01T00:00:00.000Z'").run()
  database.close()
}

/** The code that an app would show; `steps` of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 })

export { expect }
