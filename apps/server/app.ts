import { systemClock } from '@frontage/kit/clock'
import { createEvents, type Events } from '@frontage/kit/events.server'
import type { Tools } from '@frontage/kit/feature.server'
import { createLibraryDoor } from '@frontage/kit/library.server'
import { createJobs } from '@frontage/kit/post/jobs.server'
import type { Post } from '@frontage/kit/post/mail.server'
import { createOutbox } from '@frontage/kit/post/outbox.server'
import { createAudit } from '@frontage/kit/storage/audit.server'
import { type Changes, createChanges } from '@frontage/kit/storage/changes.server'
import { type AnyDatabase, type Database, openDatabase } from '@frontage/kit/storage/database.server'
import { createLocalFiles } from '@frontage/kit/storage/files.server'
import { createIslandFaults } from '@frontage/kit/storage/island-faults.server'
import { type Migrations, migrate, stepsOf, stepsTaken } from '@frontage/kit/storage/migrate.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { openS3, type S3, type S3Settings } from '@frontage/kit/storage/s3.server'
import { bytesInBucket, createS3Files } from '@frontage/kit/storage/s3-files.server'
import { createScanner } from '@frontage/kit/storage/scanner.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { onUnreadable } from '@frontage/kit/storage/stored-json.server'
import { createTrash } from '@frontage/kit/trash.server'
import { bucketToday } from '@frontage/kit/wire/bucket.server'
import { getTicketRoute } from '@frontage/kit/wire/get-ticket.server'
import { visitor } from '@frontage/kit/wire/permission'
import { createRouter } from '@frontage/kit/wire/router.server'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import type { Logger } from 'pino'
import { speakInAdmin } from './admin-words'
import { backUpHere, backupsFor, type MakeBackup } from './backup/own-backups'
import { type DataFolder, openDataFolder } from './data-folder/data-folder'
import { nameSite, refuseForeignDatabase } from './data-folder/site-identity'
import { adoptPlace, refuseForeignPlace } from './data-folder/site-place'
import { createFeatures } from './features'
import { commonHeaders } from './http/security-headers'
import { type AskDisk, readingsFor, roomFor, uploadsFor } from './limits'
import { createLog } from './log'
import { mailingFor } from './mailing'
import { createPreview } from './pages/preview'
import { type ServerSettings, StartRefused } from './settings'
import { createSiteRegistry, type Registered } from './site-registry'
import { watchedByAll } from './watching/database-watches'
import { type Metrics, metricsFor } from './watching/metrics'
import { type Tracing, tracingFor } from './watching/tracing'

export type App = Awaited<ReturnType<typeof createApp>>

/** Puts the site together from its settings; nothing listens yet. */
export async function createApp(settings: ServerSettings, askDisk?: AskDisk, makeBackup: MakeBackup = backUpHere) {
  const folder = openDataFolder(settings.dataDir, settings.databaseUrl ? 'postgres' : 'sqlite', settings.secretKeys)
  const log = createLog(settings.logLevel)
  const watching = { metrics: await metricsFor(settings, systemClock), tracing: await tracingFor(settings, log) }
  const database = await openOrRefuse(settings, folder, watching)
  const registered: Registered = { features: [], routes: [] }
  const tools: Tools = {
    ...toolsFor(settings, folder, { ...database, log, askDisk, makeBackup, ...watching }),
    registry: createSiteRegistry(registered),
  }
  const features = createFeatures(tools)
  speakInAdmin()
  const tickets = createTickets({ keys: folder.keys, clock: systemClock, seconds: settings.ticketSeconds })
  const preview = createPreview()
  const routes = [...features.flatMap((feature) => feature.routes), ...preview.routes]
  Object.assign(registered, { features, routes })
  const router = createRouter([...routes, getTicketRoute(tickets, routes)], {
    tickets,
    whoIs: features.find((feature) => feature.whoIs)?.whoIs ?? (async () => visitor),
    audit: tools.audit,
    incoming: tools.files.incoming,
    olderPages: async () => (await Promise.all(features.map((feature) => feature.olderPages?.() ?? []))).flat(),
    publicUrl: tools.publicUrl,
    bucketFor: (address) => bucketToday(tools, address),
    readings: readingsFor(settings, tools),
    countUploaded: tools.countUploaded,
  })
  const migrations: Migrations = Object.assign({}, kitMigrations(database.engine), ...features.map((feature) => feature.migrations))

  return {
    ...tools,
    /** Names of all steps of the database that this program knows. */
    steps: Object.keys(migrations),
    stepsTaken: () => stepsTaken(database.db),
    features,
    router,
    preview,
    headers: commonHeaders(settings),
    ...watching,
    ...{ pool: database.pool, standby: database.standby },
    ping: () => Promise.all([database.ping(), tools.files.ping()]),
    /** Each throws when what it is about cannot be used. */
    checks: { database: database.ping, files: () => tools.files.ping(), steps: () => stepsOf(database.db) },
    serveAlone: folder.serveAlone,
    ...updatesOf({ ...database, site: tools.site, folder, settings }, migrations),
    close: () => closeAll(tools, database, watching),
  }
}

type Identity = Parameters<typeof nameSite>[0] &
  Parameters<typeof refuseForeignPlace>[0] & { readonly settings: Addresses } & Pick<Database, 'standby'>

const updatesOf = (identity: Identity, migrations: Migrations) => ({
  migrate: () => bringUpToDate(identity, migrations, refuseForeignPlace),
  /** Brings the database up to date as well, and takes folder, bucket and keys of this server for those of the site. */
  adopt: () => bringUpToDate(identity, migrations, adoptPlace),
})

async function bringUpToDate(identity: Identity, migrations: Migrations, settle: typeof refuseForeignPlace): Promise<string[]> {
  const { isNew } = await refuseForeignDatabase(identity)
  // A server that does not belong to the site changes nothing of its database.
  if (!isNew) await settle(identity)
  const steps = await onItself(identity.settings, (db) => migrate(db ?? identity.db, migrations))
  await nameSite(identity)
  if (isNew) await settle(identity)
  identity.standby?.changed()
  return steps
}

async function closeAll({ events, jobs, outbox }: Tools, database: Database, { tracing }: Watching): Promise<void> {
  await jobs.stop()
  await events.idle()
  outbox.close()
  await database.close()
  await tracing?.close()
}

/** What the server tells of itself, where somebody asked for it. */
type Watching = { readonly metrics: Metrics | undefined; readonly tracing: Tracing | undefined }

type Given = Pick<Database, 'db' | 'engine' | 'listen' | 'standby'> &
  Watching & { readonly log: Logger; readonly askDisk: AskDisk | undefined; readonly makeBackup: MakeBackup }

function toolsFor(
  settings: ServerSettings,
  folder: DataFolder,
  { db, engine, listen, standby, log, askDisk, makeBackup, metrics, tracing }: Given,
): Omit<Tools, 'registry'> {
  const clock = systemClock
  const changes = createChanges({ db, engine, clock, ...(listen && { listen }) })
  const bucket = settings.s3 && bucketOf(settings.s3)
  const room = roomFor(
    settings,
    folder.files,
    { clock, log },
    { look: askDisk, measure: bucket && (async () => bytesInBucket(await bucket())) },
  )
  onUnreadable((record) => log.error({ record }, 'a stored record cannot be read; everything else goes on'))
  const jobs = createJobs({ db, engine, clock, log, around: tracing?.job })
  const audit = createAudit(db, clock)
  const events = eventsHeardBy(standby, changes)
  const { post, mailing } = mailingFor(settings, { db, keys: folder.keys, clock, folder: folder.mails, room, metrics, tracing })
  const { sessionIdle, sessionAge, loginWindow, ticketSeconds, formMessagesPerMinute, formUploadsPerMinute, securityContact } = settings
  const limits = { sessionIdle, sessionAge, loginWindow, ticketSeconds, formMessagesPerMinute, formUploadsPerMinute, securityContact }
  const files = bucket
    ? createS3Files(bucket, folder.files, { room, publicUrl: settings.publicFilesUrl })
    : createLocalFiles(folder.files, room)
  return {
    db,
    engine,
    clock,
    log,
    jobs,
    changes,
    ...{ events, audit, trash: createTrash({ db, clock, jobs, audit, events }) },
    library: createLibraryDoor(),
    files,
    backups: backupsFor(settings, makeBackup),
    islandFaults: createIslandFaults({ db, clock }),
    scanner: settings.scanner && createScanner({ at: settings.scanner, clock, log }),
    room,
    countUploaded: uploadsFor(settings, { db, clock, keys: folder.keys }),
    site: createSite(db),
    mailing,
    outbox: createOutbox({ db, jobs, post, clock, files, from: mailing.from }),
    publicUrl: settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
    keys: folder.keys,
    settings: settingsWith(post, { ...limits, drawsAvif: settings.drawsAvif }),
  }
}

/** Who carries e-mails can change while the program runs. */
const settingsWith = (post: Post, settings: Omit<Tools['settings'], 'carrier'>): Tools['settings'] => ({
  ...settings,
  get carrier() {
    return post.isFolder ? ('folder' as const) : ('smtp' as const)
  },
})

/** Before anybody reads anew what changed, it is known that the standby may not have it yet. */
function eventsHeardBy(standby: Database['standby'], { note }: Pick<Changes, 'note'>): Events {
  const events = createEvents(note)
  events.onPublic(() => standby?.changed())
  return events
}

/** The bucket is opened when it is first asked for. */
function bucketOf(settings: S3Settings): () => Promise<S3> {
  let opened: Promise<S3> | undefined
  return () => {
    opened ??= openS3(settings)
    return opened
  }
}

type Addresses = Pick<ServerSettings, 'databaseUrl' | 'databasePoolUrl'>

/** Steps are taken under a lock of a session, which a pooler would let go of: past it, where there is one. */
async function onItself<Result>(
  { databaseUrl, databasePoolUrl }: Addresses,
  work: (db: AnyDatabase | undefined) => Promise<Result>,
): Promise<Result> {
  if (!databasePoolUrl) return work(undefined)
  const itself = await openDatabase({ url: databaseUrl, file: '' })
  try {
    return await work(itself.db)
  } finally {
    await itself.close()
  }
}

async function openOrRefuse(settings: ServerSettings, folder: DataFolder, watching: Watching): Promise<Database> {
  const { databaseUrl, databasePoolUrl, databaseReplica } = settings
  try {
    return await openDatabase({
      url: databaseUrl,
      poolUrl: databasePoolUrl,
      replica: databaseReplica,
      file: folder.database,
      watch: watchedByAll([watching.metrics?.database, watching.tracing?.database]),
    })
  } catch (reason) {
    const { message, code } = reason as { message?: string; code?: string }
    if (message?.startsWith('unsupported startup parameter'))
      throw new StartRefused('DATABASE_URL leads to a pooler: name it in DATABASE_POOL_URL, and the PostgreSQL behind it in DATABASE_URL')
    throw new StartRefused(`the database cannot be opened: ${message || code || 'no answer'}`)
  }
}
