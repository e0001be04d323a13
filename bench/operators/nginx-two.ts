import path from 'node:path'
import { startPostgres } from '../../packages/kit/storage/postgres/postgres.fake.ts'
import { type Later, temporaryFolder } from '../tools/cleanup.ts'
import { freePort } from '../tools/daemon.ts'
import { runFrontage, type Site, startFrontage } from '../tools/frontage.ts'
import { BASE, fine, startNginx } from './nginx-before.ts'

/** How often each of the two is restarted, and how many visits come meanwhile at least. */
const RESTARTS = 2
const VISITS = 100

/** Two processes of one site behind the example for two: restarted one after the other, no visit fails. */
export async function visitTwo(later: Later): Promise<void> {
  const folder = temporaryFolder(later)
  const postgres = await startPostgres()
  later(postgres.stop)
  const ports = [await freePort(), await freePort()]
  const env = {
    DATA_DIR: path.join(folder, 'site'),
    DATABASE_URL: postgres.url,
    PUBLIC_URL: BASE,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    SHUTDOWN_NOTICE_SECONDS: '1',
  }
  runFrontage(['fixture'], env)
  const begin = (port: number): Promise<Site> => startFrontage([], { ...env, PORT: String(port) })
  const sites = await Promise.all(ports.map(begin))
  later(() => Promise.all(sites.map((site) => site.stop())).then(() => undefined))
  const { visit } = await startNginx('nginx.two.conf', folder, ports, later)

  let isOver = false
  const heads: string[] = []
  const visiting = (async (): Promise<void> => {
    for (let turn = 0; !isOver || turn < VISITS; turn++) {
      const address = turn % 2 ? `${BASE}/embed?show=review-list.1` : `${BASE}/wp-json/wp/v2/astra-portfolio?search=${turn}`
      heads.push(await visit(address).then(({ head }) => head.split('\r')[0]!))
    }
  })()
  for (let turn = 0; turn < RESTARTS * sites.length; turn++) {
    await sites[turn % 2]!.stop()
    sites[turn % 2] = await begin(ports[turn % 2]!)
  }
  isOver = true
  await visiting
  const failed = heads.filter((head) => !/ 200/.test(head))
  fine(`${heads.length} visits while two processes were restarted in turn, none refused`, failed.length === 0, failed.join(', '))
}
