import path from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../packages/kit/storage/postgres/postgres.fake.ts'
import { pause } from '../faults/round.ts'
import { startSink } from '../faults/sink.ts'
import { siteAt } from '../faults/site.ts'
import { startHaproxy } from '../peers/haproxy.ts'
import { type Later, temporaryFolder } from '../tools/cleanup.ts'
import { childNamed, cpuOf } from '../tools/cpu.ts'
import { freePort } from '../tools/daemon.ts'
import type { Site } from '../tools/frontage.ts'

export type Owner = { readonly email: string; readonly password: string }

/** Some processes of one site on one PostgreSQL, each with web and jobs, and HAProxy before them. */
export type Together = {
  readonly base: string
  readonly servers: readonly Site[]
  /** Starts one in the place of another, on its port. */
  replace(place: number): Promise<void>
  stop(): Promise<void>
}

export type House = Awaited<ReturnType<typeof prepareHouse>>

/** A site with a PostgreSQL and a mail server of its own, that can be started as so many processes, again and again. */
export async function prepareHouse(later: Later) {
  const folder = temporaryFolder(later)
  const postgres = await startPostgres({ durable: true })
  later(postgres.stop)
  const sink = await startSink()
  later(sink.stop)
  const more = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_FROM: 'site@site.test', TRUSTED_PROXIES: '127.0.0.1' }
  const place = { DATA_DIR: path.join(folder, 'site'), DATABASE_URL: postgres.url }
  const site = siteAt(place, later, more)
  const { accounts } = JSON.parse(site.prepare()) as { accounts: { owner: Owner } }
  const database = childNamed('postgres')!
  const ask = new pg.Client(postgres.url)
  await ask.connect()
  later(() => ask.end())
  const waiting = async (): Promise<number> =>
    Number((await ask.query("select count(*) as total from job where kind = 'mail' and state = 'waiting'")).rows[0].total)

  async function start(many: number, env: Readonly<Record<string, string>> = {}): Promise<Together> {
    const ports: number[] = []
    for (let count = 0; count < many; count++) ports.push(await freePort())
    const begin = (port: number): Promise<Site> => site.start([], { ...env, PORT: String(port) })
    const servers: Site[] = []
    for (const port of ports) servers.push(await begin(port))
    const proxy = await startHaproxy(folder, ports)
    later(proxy.stop)
    return {
      base: proxy.base,
      servers,
      replace: async (index) => {
        servers[index] = await begin(ports[index]!)
      },
      stop: async () => {
        await proxy.stop()
        for (const server of servers) await server.stop()
      },
    }
  }

  return {
    place,
    sink,
    owner: accounts.owner,
    start,
    /** Milliseconds of CPU that the database used. */
    databaseCpu: (): number => cpuOf(database),
    /** Waits until every e-mail has left. */
    untilSent: async (): Promise<void> => {
      while (await waiting()) await pause(50)
    },
  }
}
