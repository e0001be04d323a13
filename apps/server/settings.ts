import path from 'node:path'
import * as v from 'valibot'
import { environment, scannerAt } from './environment'

const MEGABYTE = 1024 * 1024

export type Environment = Readonly<Record<string, string | undefined>>

/** A problem that the person who starts the server can mend: printed as one line, never as a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

export type ServerSettings = ReturnType<typeof readSettings>

function s3In(output: v.InferOutput<typeof environment>) {
  if (!output.S3_BUCKET) return undefined
  if (!output.S3_ACCESS_KEY_ID || !output.S3_SECRET_ACCESS_KEY)
    throw new StartRefused('S3_BUCKET is set: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set as well')
  return {
    bucket: output.S3_BUCKET,
    endpoint: output.S3_ENDPOINT,
    region: output.S3_REGION,
    accessKeyId: output.S3_ACCESS_KEY_ID,
    secretAccessKey: output.S3_SECRET_ACCESS_KEY,
    pathStyle: output.S3_PATH_STYLE === 'yes',
    prefix: output.S3_PREFIX,
  }
}

/** A key for backups alone is better: who can delete the site's files cannot delete its backups then. */
const backupIn = (output: v.InferOutput<typeof environment>) => {
  const accessKeyId = output.BACKUP_S3_ACCESS_KEY_ID || output.S3_ACCESS_KEY_ID
  const secretAccessKey = output.BACKUP_S3_SECRET_ACCESS_KEY || output.S3_SECRET_ACCESS_KEY
  const region = output.BACKUP_S3_REGION || output.S3_REGION
  const endpoint = output.BACKUP_S3_ENDPOINT ?? output.S3_ENDPOINT
  const pathStyle = (output.BACKUP_S3_PATH_STYLE ?? output.S3_PATH_STYLE) === 'yes'
  return {
    /** A folder or `s3://bucket/prefix`; undefined: `backups` in the data folder. */
    to: output.BACKUP_TO ? `${output.BACKUP_TO.replace(/\/$/, '')}/` : undefined,
    /** Public keys of age; empty: whoever knows the passphrase, or nobody has to decrypt anything. */
    recipients: output.BACKUP_ENCRYPT_TO,
    passphrase: output.BACKUP_PASSPHRASE || undefined,
    /** How to get at buckets; undefined without a key. */
    s3: accessKeyId && secretAccessKey ? { endpoint, region, accessKeyId, secretAccessKey, pathStyle } : undefined,
  }
}

const storageIn = (output: v.InferOutput<typeof environment>) => ({
  dataDir: path.resolve(output.DATA_DIR),
  /** Where files are kept, if not in the folder. */
  s3: s3In(output),
  /** Where everybody can read what lies below `public/` of its prefix; undefined: through this server alone. */
  publicFilesUrl: output.S3_PUBLIC_URL.replace(/\/$/, '') || undefined,
  backup: backupIn(output),
  ...databaseIn(output),
})

function databaseIn(output: v.InferOutput<typeof environment>) {
  const { DATABASE_URL: databaseUrl, DATABASE_POOL_URL: databasePoolUrl, DATABASE_READ_URL: readUrl } = output
  if (databasePoolUrl && !databaseUrl)
    throw new StartRefused('DATABASE_POOL_URL is set: DATABASE_URL must be set as well, to the PostgreSQL behind the pooler')
  if (readUrl && !databaseUrl)
    throw new StartRefused('DATABASE_READ_URL is set: DATABASE_URL must be set as well, to the PostgreSQL that it is a standby of')
  return {
    databaseUrl,
    /** The same database behind a pooler that shares its connections; undefined: it is asked directly. */
    databasePoolUrl,
    /** A standby of the same database for what visitors read, and how many seconds it may be behind; undefined: none is asked. */
    databaseReplica: readUrl ? { url: readUrl, mostLag: output.DATABASE_READ_LAG_SECONDS } : undefined,
  }
}

const metricsIn = (output: v.InferOutput<typeof environment>) => ({
  /** Where whoever watches the server reads its numbers; undefined where nobody does. */
  port: output.METRICS_PORT,
  host: output.METRICS_HOST,
  /** With it they are read on the site's own port; undefined: nobody may. */
  token: output.METRICS_TOKEN || undefined,
})

const tracingIn = (output: v.InferOutput<typeof environment>) => ({
  /** Where traces are sent (OpenTelemetry over HTTP); undefined: none are made. */
  endpoint: output.OTEL_EXPORTER_OTLP_ENDPOINT,
  service: output.OTEL_SERVICE_NAME,
  /** Which share of all traces is made, 0 to 1. */
  share: output.OTEL_TRACES_SAMPLER_ARG,
})

const isLoopback = (host: string): boolean => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host)
/** A server that a proxy on this machine speaks for has an address of its own by which others reach it. */
const isForThisMachine = ({ HOST, PUBLIC_URL }: v.InferOutput<typeof environment>): boolean =>
  isLoopback(HOST) && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname))

/** Reads and checks the environment. Throws a StartRefused with one line for each thing that is wrong. */
export function readSettings(env: Environment) {
  const { success, issues, output } = v.safeParse(environment, env)
  if (!success) throw new StartRefused(issues.map(({ message }) => message).join('\n'))
  return {
    port: output.PORT,
    host: output.HOST,
    ...storageIn(output),
    publicUrl: output.PUBLIC_URL?.replace(/\/$/, ''),
    strictTransport: output.STRICT_TRANSPORT,
    /** Whom `/.well-known/security.txt` names; without it the address of the business. */
    securityContact: output.SECURITY_CONTACT || undefined,
    /** Where `clamd` answers, which looks for viruses in the files of visitors. */
    scanner: scannerAt(output.CLAMD),
    smtpUrl: output.SMTP_URL,
    mailFrom: output.MAIL_FROM,
    secretKeys: output.SECRET_KEYS,
    trustedProxies: output.TRUSTED_PROXIES,
    sessionIdle: output.SESSION_IDLE_SECONDS,
    sessionAge: output.SESSION_AGE_SECONDS,
    loginWindow: output.LOGIN_WINDOW_SECONDS,
    ticketSeconds: output.TICKET_SECONDS,
    formMessagesPerMinute: output.FORM_MESSAGES_PER_MINUTE,
    formUploadsPerMinute: output.FORM_UPLOADS_PER_MINUTE,
    bodyLimit: output.BODY_LIMIT_BYTES,
    headerSeconds: output.HEADER_SECONDS,
    requestSeconds: output.REQUEST_SECONDS,
    /** Seconds after which a connection is closed whose other side reads nothing of its answer. */
    readSeconds: output.READ_SECONDS,
    /** What one network may read in a minute that has to be made for it; 0 is no limit. */
    readingsPerMinute: { search: output.SEARCHES_PER_MINUTE, embed: output.EMBEDS_PER_MINUTE, page: output.PAGES_PER_MINUTE },
    /** Bytes: of all files together, and of the disk that they leave free. */
    room: { quota: output.FILES_QUOTA_MB * MEGABYTE, floor: output.DISK_FLOOR_MB * MEGABYTE },
    /** Kilobytes of files that the visitors of one network may send within a day; 0 is no limit. */
    uploadsPerDay: output.UPLOADS_PER_DAY_MB * 1024,
    pageCacheBytes: output.PAGE_CACHE_BYTES,
    connectionsPerAddress: output.CONNECTIONS_PER_ADDRESS,
    shutdownSeconds: output.SHUTDOWN_SECONDS,
    /** Seconds before a stop for which the port stays open while `/readyz` says 503 already. */
    shutdownNotice: output.SHUTDOWN_NOTICE_SECONDS,
    metrics: metricsIn(output),
    tracing: tracingIn(output),
    logLevel: output.LOG_LEVEL,
    isDevelopment: output.DEV === 'yes',
    drawsAvif: output.AVIF === 'yes',
    /** Every example of every widget, under /sandbox: only where nobody but this machine can see it, unless asked for. */
    sandbox: output.SANDBOX ? output.SANDBOX === 'yes' : isForThisMachine(output),
  } as const
}
