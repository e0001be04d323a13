import { lookup as resolve } from 'node:dns/promises'
import { isIP } from 'node:net'
import * as v from 'valibot'
import { createSealed } from '../secrets/sealed.server'
import type { AnyDatabase } from '../storage/database.server'
import { createSite, type Site } from '../storage/site.server'
import { storedIn } from '../storage/stored-json.server'
import { EmailRefused } from './mail.server'
import { isPublicAddress } from './public-address.server'
import type { SmtpServer } from './smtp-post.server'

const shape = v.object({
  host: v.string(),
  port: v.number(),
  security: v.picklist(['tls', 'starttls', 'none']),
  user: v.string(),
  /** Sealed with the keys of the site; '' for none. */
  password: v.string(),
  from: v.string(),
})

/** The mail server that the owner named in the admin; its password is sealed. */
export type KeptMailServer = v.InferOutput<typeof shape>
/** What the owner named; an empty password keeps the one before. */
export type NamedMailServer = KeptMailServer

type Lookup = (host: string) => Promise<readonly { readonly address: string }[]>
type Needs = {
  readonly db: AnyDatabase
  readonly keys: readonly string[]
  /** Whether a server in the own network may be named: on a machine that nobody else reaches. */
  readonly mayBeLocal: boolean
  readonly lookup?: Lookup
}

export type MailServers = ReturnType<typeof createMailServers>

const NAME = 'mail.server'
const ABOUT = 'the password of the mail server'
const resolveAll: Lookup = (host) => resolve(host, { all: true, verbatim: true })

/** The name leads into our own network, or nowhere. */
export class MailHostRefused extends Error {
  override readonly name = 'MailHostRefused'
  readonly isUnknown: boolean
  constructor(isUnknown: boolean) {
    super(isUnknown ? 'the name is not known' : 'not allowed')
    this.isUnknown = isUnknown
  }
}

/** The mail server of a site whose operator named none. Its password is never read back, and is of no use without the keys. */
export function createMailServers({ db, keys, mayBeLocal, lookup = resolveAll }: Needs) {
  const sealed = createSealed(keys, 'mail')
  const read = async (site: Site = createSite(db)): Promise<KeptMailServer | undefined> => {
    const text = await site.read(NAME)
    return text ? storedIn(shape, text, 'the mail server') : undefined
  }

  /** What the name stands for now. Throws a MailHostRefused. */
  async function addressOf(host: string): Promise<string> {
    const found = isIP(host) ? [{ address: host }] : await lookup(host).catch(() => [])
    const [first] = found
    if (!first) throw new MailHostRefused(true)
    if (!mayBeLocal && !found.every(({ address }) => isPublicAddress(address))) throw new MailHostRefused(false)
    return first.address
  }

  const open = async ({ host, port, security, user, password }: KeptMailServer): Promise<SmtpServer> => ({
    ...{ host, port, security, user },
    address: await addressOf(host),
    password: password && (sealed.open(password, ABOUT)?.value ?? ''),
  })

  return {
    mayBeLocal,
    read,
    /** The same for whoever is about to change it: until the transaction ends nobody else does. */
    readForChange: async (trx: AnyDatabase): Promise<KeptMailServer | undefined> => {
      const text = await createSite(trx).readForChange(NAME, '')
      return text ? storedIn(shape, text, 'the mail server') : undefined
    },
    /** Throws a MailHostRefused where nothing of it was kept. */
    write: async (named: NamedMailServer, trx: AnyDatabase): Promise<void> => {
      await addressOf(named.host)
      const site = createSite(trx)
      const before = await read(site)
      // Whoever names another server or user does not hand them the password of the one before.
      const isSame = before?.host === named.host && before.user === named.user
      const password = named.password ? sealed.seal(named.password, ABOUT) : isSame ? before.password : ''
      await site.write(NAME, JSON.stringify({ ...named, password }))
    },
    /** What is left says that e-mails were sent before. */
    remove: (trx: AnyDatabase): Promise<void> => createSite(trx).write(NAME, ''),
    wasNamed: async (): Promise<boolean> => (await createSite(db).read(NAME)) === '',
    /** To be connected to. Throws an EmailRefused where its name leads nowhere. */
    open: async (server: KeptMailServer): Promise<SmtpServer> => {
      try {
        return await open(server)
      } catch (reason) {
        if (!(reason instanceof MailHostRefused)) throw reason
        throw new EmailRefused(reason.message, { isFinal: false, server: 'unknown-host' })
      }
    },
  }
}
