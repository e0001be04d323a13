import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sweepParts } from '@frontage/kit/storage/files.server'
import type { FastifyInstance } from 'fastify'
import { type App, createApp } from '../app'
import { sweepStages } from '../backup/leftovers'
import { backUpBeside } from '../backup/own-backups'
import { IN_FOLDER } from '../data-folder/data-folder'
import { fillWithDemo } from '../demo'
import { inDevelopment } from '../dev'
import { type Assets, readAssets } from '../http/assets'
import { createSiteServer } from '../http/server'
import { drainingTime, type Listener } from '../port/listener'
import { type Roles, rolesIn } from '../processes/roles'
import { sayReady, serveTogether } from '../processes/serve-together'
import { readSettings, type ServerSettings, StartRefused } from '../settings'
import { watchChanges } from '../watch-changes'
import { openMetricsPort } from '../watching/metrics-port'
import { dist } from './built'

/** `frontage serve [--demo]`: migrates, fills an empty site with the demo if asked to, and serves until it is told to stop. */
export async function serve(words: readonly string[]): Promise<void> {
  const settings = readSettings(process.env)
  const roles = rolesIn(words)
  if (!settings.databaseUrl && (roles.processes || !roles.isWeb || !roles.hasJobs)) throw new StartRefused(ALONE)
  await (roles.processes ? serveTogether(words, roles, settings) : serveAs(words, roles, settings))
}

const ALONE = 'SQLite has one process: several need PostgreSQL (set DATABASE_URL; frontage move takes the site there)'

/** One process of a site, with what it is there for. */
async function serveAs(words: readonly string[], roles: Roles, settings: ServerSettings): Promise<void> {
  const app = await createApp(settings, undefined, backUpBeside)
  const letGo = app.serveAlone()
  await app.migrate()
  const changes = await watchChanges(app)
  await app.files.sweepUnfinished(app.clock.now())
  await sweepParts([settings.dataDir, path.join(settings.dataDir, IN_FOLDER.mails)], app.clock.now().getTime())
  await sweepStages(path.join(settings.dataDir, IN_FOLDER.files), app.clock.now())
  await app.ping().catch((reason: Error) => {
    const cause = reason.cause instanceof Error ? ` (${reason.cause.name}: ${reason.cause.message})` : ''
    throw new StartRefused(`${settings.s3 ? 'S3_BUCKET or DATA_DIR' : 'DATA_DIR'} cannot be used: ${reason.message}${cause}`)
  })
  if (words.includes('--demo')) await fillWithDemo(app, path.resolve(dist, '../demo'))
  for (const feature of app.features) await feature.start?.()
  const { server, watch } = await createSiteServer(app, settings, assetsFor(settings))
  if (roles.isWeb) await listenOrRefuse(server, settings)
  const metricsPort = await openMetricsPort(watch, settings)
  if (roles.hasJobs) app.jobs.start()
  stopOnSignal(async () => {
    const stopped = app.jobs.stop()
    if (roles.isWeb) await (server.server as Listener).drain(drainingTime(settings), settings.shutdownNotice * 1000)
    await server.close()
    await metricsPort?.close()
    await stopped
    await changes.stop()
    await app.close()
    letGo()
  }, settings)
  sayReady()
  if (roles.isWeb && roles.isAnnounced) await announce(app, server, { ...settings, metricsAddress: metricsPort?.address })
}

const assetsFor = ({ isDevelopment }: ServerSettings): Assets =>
  isDevelopment ? inDevelopment(readAssets([path.join(dist, 'site')])) : readAssets([path.join(dist, 'site'), path.join(dist, 'admin')])

async function listenOrRefuse(server: FastifyInstance, { host, port }: ServerSettings): Promise<void> {
  try {
    await server.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (reason) {
    const { code } = reason as { code?: string }
    throw new StartRefused(
      code === 'EADDRINUSE' ? `port ${port} is already in use: set PORT to another one` : `cannot listen on ${host}:${port} (${code})`,
    )
  }
}

/** Lets what is under way finish; a second signal, or the time limit, ends at once. */
function stopOnSignal(stop: () => Promise<void>, { shutdownSeconds, shutdownNotice }: ServerSettings): void {
  let isStopping = false
  const onSignal = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), (shutdownNotice + shutdownSeconds) * 1000).unref()
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // Whoever started it for development is gone.
  const onGone = (): void => (isStopping ? undefined : onSignal())
  process.once('disconnect', onGone)
  if (process.channel === null) onGone()
}

const baseOf = ({ address, port, family }: AddressInfo): string => `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`

type Announced = Pick<ServerSettings, 'sandbox'> & { readonly metricsAddress: AddressInfo | undefined }

/** Says where everything is, and how to sign in, in one go. */
async function announce(app: App, server: FastifyInstance, { sandbox, metricsAddress }: Announced): Promise<void> {
  const base = baseOf(server.server.address() as AddressInfo)
  const notices = await Promise.all(app.features.map((feature) => feature.notice?.(base) ?? []))
  const lines = [
    `Site     ${base}/`,
    `Admin    ${base}/admin`,
    ...(sandbox ? [`Sandbox  ${base}/sandbox`] : []),
    ...(metricsAddress ? [`Metrics  ${baseOf(metricsAddress)}/metrics`] : []),
    ...notices.flat(),
  ]
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}
