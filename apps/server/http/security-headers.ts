import { createHash } from 'node:crypto'
import type { PolicyHosts } from '@frontage/kit/feature.server'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Nothing of ours asks for any of these, and what is shown in a frame gets none of them either.
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
} as const

const YEAR = 31_536_000
const stays = {
  off: undefined,
  host: `max-age=${YEAR}`,
  subdomains: `max-age=${YEAR}; includeSubDomains`,
  // What the lists that browsers come with ask for.
  preload: `max-age=${2 * YEAR}; includeSubDomains; preload`,
} as const

/** How far browsers are told to use only https: not at all, for this host, for all below it, for good. */
export type StrictTransport = keyof typeof stays
export const strictTransports = Object.keys(stays) as StrictTransport[]

type HeaderSettings = { readonly publicUrl: string | undefined; readonly strictTransport: StrictTransport }

/** What every answer says. Over https browsers are told to stay there. */
export function commonHeaders({ publicUrl = '', strictTransport }: HeaderSettings): Readonly<Record<string, string>> {
  const stay = publicUrl.startsWith('https:') ? stays[strictTransport] : undefined
  return { ...everywhere, ...(stay && { 'strict-transport-security': stay }) }
}

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Text of styles and scripts may stand in a page because its hash stands here: no nonce, so that the page is the same for everybody. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const closed = { 'default-src': "'none'", 'object-src': "'none'", 'base-uri': "'none'", 'form-action': "'self'" }

/** The two video sites and their maps: shown after a press. */
const videosAndMaps = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.google.com', 'https://maps.google.com']

type Allowed = {
  /** Lines of script that stand in the page itself. */
  readonly early?: readonly string[]
  /** The hosts that a page may show in frames, beside our own pages; undefined where it shows none. */
  readonly frames?: readonly string[] | undefined
  /** What scripts of ours ask of others on every page. */
  readonly hosts?: PolicyHosts | undefined
}

export const publicPolicy = (styles: readonly string[], { early = [], frames, hosts = {} }: Allowed = {}): string =>
  policy({
    ...closed,
    'script-src': ["'self'", ...early.map(hashOf), ...(hosts.script ?? [])].join(' '),
    'style-src': ["'self'", ...styles.map(hashOf), ...(hosts.style ?? [])].join(' '),
    'img-src': ["'self' data:", ...(hosts.image ?? [])].join(' '),
    'font-src': "'self'",
    'connect-src': ["'self'", ...(hosts.connect ?? [])].join(' '),
    'manifest-src': "'self'",
    'media-src': ["'self'", ...(frames ?? []), ...(hosts.media ?? [])].join(' '),
    ...((frames || hosts.frame) && {
      'frame-src': ["'self'", ...(frames ? [...videosAndMaps, ...frames] : []), ...(hosts.frame ?? [])].join(' '),
    }),
    'frame-ancestors': "'self'",
  })

/** `shared`: where pictures and films are read, beside the site itself. */
export const adminPolicy = (nonce: string, shared = ''): string =>
  policy({
    ...closed,
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `'self' data: ${shared}`.trim(),
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    // A film is looked at before it is sent.
    'media-src': `'self' blob: ${shared}`.trim(),
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default drawn',
  })

/** Pages before the admin: forms that go to this site, one sheet and one script of ours. */
export const authPolicy = policy({
  ...closed,
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
})

/** Answers that are no pages run nothing, wherever they are opened. */
export const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
