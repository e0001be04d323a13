import pino from 'pino'
import { houseTextColours } from './colours/text-colours'
import { createEvents } from './events.server'
import type { SiteRegistry, Tools } from './feature.server'
import { createLibraryDoor } from './library.server'
import { createJobs } from './post/jobs.server'
import type { Email } from './post/mail.server'
import { createMailServers } from './post/mail-server.server'
import type { Mailing } from './post/mailing.server'
import { createOutbox } from './post/outbox.server'
import { houseColours } from './site-look.server'
import { createAudit } from './storage/audit.server'
import { createChanges } from './storage/changes.server'
import type { TestDatabase } from './storage/database.fake'
import type { AnyDatabase } from './storage/database.server'
import { createLocalFiles } from './storage/files/files.server'
import { createIslandFaults } from './storage/island-faults.server'
import { createSite } from './storage/site.server'
import { createFakeClock } from './time/clock'
import { createTrash } from './trash/trash.server'
import type { Context } from './wire/answer.server'
import { mailLanguageOf } from './words/person-texts'

/** What features know of one another: nothing, until a test says something else. */
const emptyRegistry = (): SiteRegistry => ({
  routes: () => [],
  texts: () => ({ sources: new Map(), translationOf: () => ({}), speak: () => {} }),
  look: async () => ({
    sheet: '',
    fonts: [],
    language: 'en',
    direction: 'ltr',
    letters: houseTextColours,
    colours: houseColours,
    drawing: 'none',
    timeZone: 'UTC',
  }),
  searches: () => [],
  sitemaps: () => [],
  feeds: () => [],
  logo: async () => undefined,
  transfers: () => [],
  mover: () => undefined,
  fromWordPress: () => [],
  mentions: () => [],
  personal: () => [],
  problems: async () => [],
  mailLanguages: async () => (_address, otherwise) => mailLanguageOf(otherwise ?? ''),
  digest: async () => [],
  findBlock: () => undefined,
  pageAt: async () => undefined,
  pageIssues: async () => [],
  wholeLooks: () => undefined,
  openSite: async () => {},
  firstActions: () => ({}),
  shown: () => ({}),
  pageTemplates: async () => [],
  menu: () => undefined,
  places: async () => [],
  isThere: async () => true,
  pageMoved: async () => {},
})

/** Nobody carries e-mails but the list that they land in. */
const createFakeMailing = (db: AnyDatabase, keys: readonly string[]): Mailing => ({
  fixed: undefined,
  servers: createMailServers({ db, keys, mayBeLocal: true }),
  from: () => 'site@example.test',
  load: async () => {},
  sendNow: async () => undefined,
})

const settings = {
  ...{ sessionIdle: 3600, sessionAge: 86_400, loginWindow: 900, ticketSeconds: 86_400 },
  ...{ formMessagesPerMinute: 20, formUploadsPerMinute: 100 },
  ...{ carrier: 'folder' as const, drawsAvif: true },
}

/** An owner, as the context of a call names her. */
export const grace = {
  actor: { role: 'owner', accountId: 1, name: 'Grace', session: 's' },
  requestId: 'r-1',
} as const satisfies Pick<Context, 'actor' | 'requestId'>

/** The tools a feature gets, over a test database: a clock that stands still, and post that lands in a list. */
export function createFakeTools({ db, engine, folder }: TestDatabase, known: Partial<SiteRegistry> = {}) {
  const clock = createFakeClock('2026-11-21T00:00:00Z')
  const log = pino({ level: 'silent' })
  const letters: Email[] = []
  const keys = ['test-key-of-at-least-32-characters']
  const jobs = createJobs({ db, engine, clock, log })
  const post = { send: async (letter: Email) => void letters.push(letter) }
  const files = createLocalFiles(`${folder}/files`)
  const changes = createChanges({ db, engine, clock })
  const audit = createAudit(db, clock)
  const events = createEvents(changes.note)
  const tools = {
    db,
    engine,
    clock,
    log,
    jobs,
    audit,
    changes,
    events,
    trash: createTrash({ db, clock, jobs, audit, events }),
    library: createLibraryDoor(),
    files,
    scanner: undefined,
    backups: {
      at: { name: 'backups', isInData: true, isEncrypted: false },
      make: async () => ({ name: 'one.backup', bytes: 1_000 }),
    },
    islandFaults: createIslandFaults({ db, clock }),
    countUploaded: async () => {},
    room: { state: async () => ({ used: 0, quota: 0, free: 2 ** 40, floor: 0, lack: '' as const }) },
    site: createSite(db),
    mailing: createFakeMailing(db, keys),
    outbox: createOutbox({ db, jobs, post, clock, files, from: () => 'site@example.test' }),
    registry: { ...emptyRegistry(), ...known },
    publicUrl: 'http://site.test',
    keys,
    settings: { ...settings },
  } satisfies Tools
  return { ...tools, clock, letters }
}
