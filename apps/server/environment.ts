import { isIP } from 'node:net'
import { complaintAbout, hostsIn } from '@frontage/kit/storage/postgres-hosts.server'
import { isEmail, isSender } from '@frontage/rules/email'
import * as v from 'valibot'
import { strictTransports } from './http/security-headers'

const whole = (name: string, otherwise: number, least: number, most: number) => {
  const complaint = `${name} must be a whole number from ${least} to ${most}`
  return v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,10}$/, complaint), v.transform(Number), v.minValue(least, complaint), v.maxValue(most, complaint)),
    String(otherwise),
  )
}

const url = (name: string, protocols: readonly string[]) => {
  const complaint = `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
  return v.optional(
    v.pipe(
      v.string(),
      v.check((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), complaint),
    ),
  )
}

const database = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => complaintAbout(value) === undefined,
        ({ input }) => `${name} ${complaintAbout(input)}`,
      ),
    ),
  )

/** Of several hosts each might have replayed another part of what the primary wrote. */
const standby = (name: string) =>
  v.pipe(
    database(name),
    v.check((value) => !value || isOneHost(value), `${name} must name one host, the standby, without target_session_attrs`),
  )

const SCANNER = 'CLAMD must be a host with a port, such as 127.0.0.1:3310, or the path of a socket'

/** `127.0.0.1:3310`, `[::1]:3310` or `/run/clamav/clamd.ctl`; undefined where it is neither. */
export function scannerAt(text: string): { readonly path: string } | { readonly host: string; readonly port: number } | undefined {
  if (text.startsWith('/')) return { path: text }
  const at = URL.parse(`tcp://${text}`)
  const isPlain = at && at.host === text.toLowerCase() && at.hostname && at.port
  return isPlain ? { host: at.hostname.replace(/^\[|\]$/g, ''), port: Number(at.port) } : undefined
}

/** An address that a path can be added to, and an origin that a content policy can name. */
function isPlainAddress(text: string): boolean {
  const { protocol, search, hash, username } = URL.parse(text) ?? { protocol: '' }
  return (protocol === 'https:' || protocol === 'http:') && !search && !hash && !username && !/[\s;,'"]/.test(text)
}

const isOneHost = (url: string): boolean => {
  const { addresses, mustWrite } = hostsIn(url)
  return addresses.length === 1 && !mustWrite
}

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
/** `s3://bucket/some/prefix`: the bucket, and the prefix if there is one. */
export const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/
/** A public key of age: `age1…`. */
export const isRecipient = (key: string): boolean => /^age1[a-z0-9]{20,4000}$/.test(key)
const isNetwork = (item: string): boolean => isIP(item.split('/')[0] ?? '') > 0 && /^[^/]+(\/\d{1,3})?$/.test(item)
const PORT_COMPLAINT = 'METRICS_PORT must be a whole number from 0 to 65535'
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const TOKEN_COMPLAINT = 'METRICS_TOKEN must have 20 to 200 characters, without spaces'
const DAY = 86_400

/** Every setting, from the environment. Times are seconds, sizes bytes. */
export const environment = v.object({
  PORT: whole('PORT', 8080, 0, 65_535),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('HOST must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('DATA_DIR must not be empty')), 'data'),
  DATABASE_URL: database('DATABASE_URL'),
  DATABASE_POOL_URL: database('DATABASE_POOL_URL'),
  DATABASE_READ_URL: standby('DATABASE_READ_URL'),
  DATABASE_READ_LAG_SECONDS: whole('DATABASE_READ_LAG_SECONDS', 10, 1, 3_600),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']),
  STRICT_TRANSPORT: v.optional(
    v.picklist(strictTransports, `STRICT_TRANSPORT must be ${strictTransports.join(', ').replace(/, (\w+)$/, ' or $1')}`),
    'subdomains',
  ),
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value === '' || isEmail(value) || (value.startsWith('https://') && URL.canParse(value) && !/\s/.test(value)),
        'SECURITY_CONTACT must be an e-mail address, or an address that starts with https://',
      ),
    ),
    '',
  ),
  CLAMD: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || scannerAt(value) !== undefined, SCANNER),
    ),
    '',
  ),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.check(isSender, 'MAIL_FROM must be one plain e-mail address')), 'site@localhost'),
  SECRET_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform(listOf),
      v.check(
        (keys) => keys.length > 0 && keys.every((key) => key.length >= 32),
        'SECRET_KEYS must be a list of keys of at least 32 characters, newest first',
      ),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform(listOf),
      v.check((items) => items.every(isNetwork), 'TRUSTED_PROXIES must be a list of addresses or networks such as 10.0.0.0/8'),
    ),
    '',
  ),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/, 'S3_BUCKET must be the name of a bucket')), ''),
  S3_ENDPOINT: url('S3_ENDPOINT', ['https:', 'http:']),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'S3_REGION must be a region such as eu-central-1')), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string(), ''),
  S3_SECRET_ACCESS_KEY: v.optional(v.string(), ''),
  S3_PATH_STYLE: v.optional(v.picklist(['yes', 'no'], 'S3_PATH_STYLE must be yes or no'), 'no'),
  S3_PREFIX: v.optional(
    v.pipe(v.string(), v.regex(/^([\w-]{1,40}\/){0,5}$/, 'S3_PREFIX must be empty, or words that each end with a slash')),
    '',
  ),
  S3_PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || isPlainAddress(value), 'S3_PUBLIC_URL must be an address that starts with https:// or http://'),
    ),
    '',
  ),
  BACKUP_TO: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => !/^s3:/i.test(value) || BUCKET.test(value), 'BACKUP_TO must be a folder, or s3://BUCKET/PREFIX'),
    ),
    '',
  ),
  BACKUP_ENCRYPT_TO: v.optional(
    v.pipe(
      v.string(),
      v.transform(listOf),
      v.check((keys) => keys.every(isRecipient), 'BACKUP_ENCRYPT_TO must be a list of public keys of age, which start with age1'),
    ),
    '',
  ),
  BACKUP_PASSPHRASE: v.optional(
    v.pipe(v.string(), v.regex(/^(?:|.{12,1000})$/, 'BACKUP_PASSPHRASE must have 12 characters or more: five random words, for example')),
    '',
  ),
  BACKUP_S3_ENDPOINT: url('BACKUP_S3_ENDPOINT', ['https:', 'http:']),
  BACKUP_S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,40}$/, 'BACKUP_S3_REGION must be a region such as eu-central-1')),
    '',
  ),
  BACKUP_S3_ACCESS_KEY_ID: v.optional(v.string(), ''),
  BACKUP_S3_SECRET_ACCESS_KEY: v.optional(v.string(), ''),
  BACKUP_S3_PATH_STYLE: v.optional(v.picklist(['yes', 'no'], 'BACKUP_S3_PATH_STYLE must be yes or no')),
  SESSION_IDLE_SECONDS: whole('SESSION_IDLE_SECONDS', 7 * DAY, 1, 365 * DAY),
  SESSION_AGE_SECONDS: whole('SESSION_AGE_SECONDS', 30 * DAY, 1, 365 * DAY),
  LOGIN_WINDOW_SECONDS: whole('LOGIN_WINDOW_SECONDS', 900, 1, DAY),
  TICKET_SECONDS: whole('TICKET_SECONDS', DAY, 1, 30 * DAY),
  FORM_MESSAGES_PER_MINUTE: whole('FORM_MESSAGES_PER_MINUTE', 20, 1, 1_000_000),
  FORM_UPLOADS_PER_MINUTE: whole('FORM_UPLOADS_PER_MINUTE', 100, 1, 1_000_000),
  BODY_LIMIT_BYTES: whole('BODY_LIMIT_BYTES', 1_048_576, 1_024, 104_857_600),
  HEADER_SECONDS: whole('HEADER_SECONDS', 10, 1, 600),
  REQUEST_SECONDS: whole('REQUEST_SECONDS', 20, 1, 3_600),
  READ_SECONDS: whole('READ_SECONDS', 20, 1, 3_600),
  SEARCHES_PER_MINUTE: whole('SEARCHES_PER_MINUTE', 300, 0, 1_000_000),
  EMBEDS_PER_MINUTE: whole('EMBEDS_PER_MINUTE', 120, 0, 1_000_000),
  PAGES_PER_MINUTE: whole('PAGES_PER_MINUTE', 600, 0, 1_000_000),
  FILES_QUOTA_MB: whole('FILES_QUOTA_MB', 20_480, 0, 1_000_000_000),
  DISK_FLOOR_MB: whole('DISK_FLOOR_MB', 512, 0, 1_000_000_000),
  UPLOADS_PER_DAY_MB: whole('UPLOADS_PER_DAY_MB', 1_024, 0, 1_000_000_000),
  PAGE_CACHE_BYTES: whole('PAGE_CACHE_BYTES', 67_108_864, 1_048_576, 9_999_999_999),
  CONNECTIONS_PER_ADDRESS: whole('CONNECTIONS_PER_ADDRESS', 200, 0, 1_000_000),
  SHUTDOWN_SECONDS: whole('SHUTDOWN_SECONDS', 10, 1, 600),
  SHUTDOWN_NOTICE_SECONDS: whole('SHUTDOWN_NOTICE_SECONDS', 0, 0, 600),
  METRICS_PORT: v.optional(v.pipe(v.string(), v.check(isPort, PORT_COMPLAINT), v.transform(Number))),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('METRICS_HOST must not be empty')), '127.0.0.1'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^(?:[\x21-\x7e]{20,200})?$/, TOKEN_COMPLAINT)), ''),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.nonEmpty('OTEL_SERVICE_NAME must not be empty')), 'frontage'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0|1|0?\.\d{1,9})$/, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'), v.transform(Number)),
    '1',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'LOG_LEVEL must be silent, error, warn, info or debug'),
    'info',
  ),
  /** Set by `npm run dev`, which stands before the server: scripts and styles are loaded from the sources. */
  DEV: v.optional(v.picklist(['yes', 'no'], 'DEV must be yes or no'), 'no'),
  /** Pictures as AVIF beside WebP: minutes of one core for every hundred of them, in the background. */
  AVIF: v.optional(v.picklist(['yes', 'no'], 'AVIF must be yes or no'), 'yes'),
  SANDBOX: v.optional(v.picklist(['yes', 'no'], 'SANDBOX must be yes or no')),
})
