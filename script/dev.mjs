// For developers: Vite stands before the server. Styles, islands and the admin come from the sources and change on the page while it
// stays; what the server is made of is built anew, and the server starts again.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createServer as createProbe } from 'node:net'
import path from 'node:path'
import { build, createServer } from 'vite'

// Before the first build says otherwise: without it views cannot change in place.
process.env.NODE_ENV = 'development'

const PORT = Number(process.env.PORT || 8080)
const HOST = process.env.HOST || '127.0.0.1'
const outside = `http://${HOST}:${PORT}`
const innerPort = await new Promise((resolve) => {
  const probe = createProbe().listen(0, '127.0.0.1', () => {
    const { port } = probe.address()
    probe.close(() => resolve(port))
  })
})
const inside = `http://127.0.0.1:${innerPort}`

let server
/** Files that the server was built of. */
let parts = new Set()
/** Settled when the server answers. Whoever asks meanwhile waits. */
let isUp
let isStopping = false

const waitForServer = {
  name: 'wait-for-server',
  configureServer: ({ middlewares }) => void middlewares.use((_request, _response, next) => void isUp.then(next, next)),
}

/** Beside `dist`, which stays what was built to be tested. */
const buildInto = (mode) => build({ mode, logLevel: 'warn', build: { outDir: `.dev/${mode}`, emptyOutDir: false } })

async function buildServer() {
  const { output } = await buildInto('server')
  parts = new Set(output.flatMap((chunk) => chunk.moduleIds ?? []))
}

/** The server ends with this program, however that ends: it hears that the channel between them is closed. */
function startServer() {
  server = spawn(process.execPath, ['.dev/server/frontage.js', 'serve', '--demo'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { LOG_LEVEL: 'warn', PUBLIC_URL: outside, ...process.env, HOST: '127.0.0.1', PORT: String(innerPort), DEV: 'yes' },
  })
  return new Promise((resolve) => {
    server.once('exit', resolve)
    server.stdout.on('data', (said) => {
      process.stdout.write(String(said).replaceAll(inside, outside))
      if (String(said).includes(inside)) resolve()
    })
  })
}

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (server.connected) server.disconnect()
  await ended
}

let waiting = new Set()
let work = Promise.resolve()

/** What came in while the server was built is built together, once. */
function onChange(file) {
  waiting.add(file)
  work = work.then(renew).catch((reason) => console.error(String(reason.message ?? reason)))
}

async function renew() {
  const changed = [...waiting]
  waiting = new Set()
  if (isStopping || !changed.some((file) => parts.has(file))) return
  await buildServer()
  await stopServer()
  if (isStopping) return
  isUp = startServer()
  await isUp
  if (!changed.every(changesInPlace)) vite.ws.send({ type: 'full-reload' })
}

/** A view that browsers have, too, was drawn anew there already. */
const changesInPlace = (file) => file.endsWith('.view.tsx') && Boolean(vite.environments.client.moduleGraph.getModulesByFile(file)?.size)

/** A file that is new, or gone, may be one that is found by its name: everything is looked for again. */
async function onFile(event, file) {
  if (event === 'rename') {
    parts.add(file)
    if (file.endsWith('.island.ts')) await vite.restart()
  }
  onChange(file)
}

async function stop() {
  if (isStopping) return
  isStopping = true
  await stopServer()
  // A server that is being started just now hears the same: its channel closes.
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())

let vite
await Promise.all([buildInto('site'), buildServer()])
isUp = startServer()
await isUp
vite = await createServer({
  mode: 'dev',
  logLevel: 'warn',
  plugins: [waitForServer],
  server: { host: HOST, port: PORT, strictPort: true, proxy: { '^/(?!dev/)': { target: inside, xfwd: false } } },
})
await vite.listen()
for (const folder of ['apps', 'features', 'packages'])
  watch(folder, { recursive: true }, (event, name) => {
    if (/\.tsx?$/.test(name ?? '')) void onFile(event, path.resolve(folder, name))
  })
