import pg from 'pg'

const ATTRIBUTES = 'target_session_attrs'
/** What a site may ask of a host: it writes, so all of these mean the same to it. */
const WRITING = ['read-write', 'primary']

export type Hosts = {
  /** One address for each host, in order. */
  readonly addresses: readonly string[]
  /** Whether a host that takes no writes is to be passed over. */
  readonly mustWrite: boolean
}

/** Reads `postgres://a,b:5433/name?target_session_attrs=read-write`. */
export function hostsIn(url: string): Hosts {
  const [before, hosts, after] = partsOf(url)
  const names = hosts.split(',')
  const asks = new URL(`postgres://host${after}`).searchParams.has(ATTRIBUTES)
  const rest = asks ? without(after) : after
  return { addresses: names.map((name) => `${before}${name}${rest}`), mustWrite: asks || names.length > 1 }
}

/** What stands before the hosts, user and password with it; the hosts with their ports; and the rest. */
function partsOf(url: string): [string, string, string] {
  const start = url.indexOf('//') + 2
  const path = url.slice(start).search(/[/?#]/)
  const end = path < 0 ? url.length : start + path
  const hosts = url.lastIndexOf('@', end - 1) + 1
  const from = Math.max(start, hosts)
  return [url.slice(0, from), url.slice(from, end), url.slice(end)]
}

function without(after: string): string {
  const mark = after.indexOf('?')
  const left = after
    .slice(mark + 1)
    .split('&')
    .filter((pair) => !pair.startsWith(`${ATTRIBUTES}=`))
  return after.slice(0, mark) + (left.length ? `?${left.join('&')}` : '')
}

/** What is wrong with the address of a database, to be said behind its name; undefined when nothing is. */
export function complaintAbout(url: string): string | undefined {
  if (!/^postgres(?:ql)?:\/\//.test(url)) return 'must be an address that starts with postgres:// or postgresql://'
  const [before, hosts, after] = partsOf(url)
  if (!URL.canParse(`postgres://host${after}`)) return 'must be an address such as postgres://user@host:5432/name'
  const asked = new URL(`postgres://host${after}`).searchParams
  if (asked.get('host')?.includes(',')) return 'must name several hosts in front of the name of the database: postgres://a,b/name'
  // A password with an unescaped sign would be taken for a host, so what cannot be read is not repeated.
  if (hosts.split(',').some((host) => !URL.canParse(`${before}${host}${after}`) || (!host && hosts !== '')))
    return 'has a host, a port or a password that cannot be read: special characters are written as %XX'
  const attributes = asked.get(ATTRIBUTES)
  if (attributes !== null && !WRITING.includes(attributes)) return `can ask for ${ATTRIBUTES}=${WRITING.join(' or ')} only: a site writes`
  return undefined
}

/** Thrown for a host that answers, and takes no writes: a standby, until it is promoted. */
export class OnlyReads extends Error {
  override readonly name = 'OnlyReads'
  /** PostgreSQL's own code for a server that cannot take connections now. */
  readonly code = '57P03'
}

/** Milliseconds in which a host says how it is. */
const PATIENCE = 2_000

/** Throws OnlyReads when the server behind a fresh connection takes no writes. */
export async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const question = { text: 'show transaction_read_only', query_timeout: PATIENCE }
  const { rows } = await client.query<{ transaction_read_only: string }>(question)
  const { host, port } = client as pg.Client
  if (rows[0]?.transaction_read_only === 'on') throw new OnlyReads(`${host}:${port} is a standby, which takes no writes`)
}

/** Whether the server at an address lets somebody in. */
export async function isThere(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE })
  client.on('error', () => {})
  try {
    await client.connect()
    client.end().catch(() => {})
    return true
  } catch {
    return false
  }
}

export type Connected = { readonly client: pg.Client /** That of the host alone. */; readonly address: string }

/** A connection of its own to the first host of an address that takes writes. */
export async function connectInTurn(url: string, config: pg.ClientConfig = {}): Promise<Connected> {
  const { addresses, mustWrite } = hostsIn(url)
  return firstOf(addresses.length, 0, async (host) => {
    const address = addresses[host]!
    const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...config, connectionString: address })
    client.on('error', () => {})
    try {
      await client.connect()
      if (mustWrite) await refuseStandby(client)
      return { client, address }
    } catch (reason) {
      client.end().catch(() => {})
      throw reason
    }
  })
}

/** Tries hosts one after the other, from the one at `first`; throws what the first of them said when none can be had. */
export async function firstOf<Result>(count: number, first: number, attempt: (host: number) => Promise<Result>): Promise<Result> {
  const reasons: unknown[] = []
  for (let turn = 0; turn < count; turn++) {
    try {
      return await attempt((first + turn) % count)
    } catch (reason) {
      if (isCrowded(reason)) throw reason
      reasons.push(reason)
    }
  }
  throw reasons.find((reason) => !(reason instanceof OnlyReads)) ?? reasons[0]
}

/** All connections are in use: the host is there, and another one would not help. */
const isCrowded = (reason: unknown): boolean => (reason as Error).message === 'timeout exceeded when trying to connect'
