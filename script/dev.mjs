// For developers: Vite stands before the server. Styles, islands and the admin come from the sources and change on the page while it
// stays; of what the server is made of, only what changed is read anew, and the server starts again.
import { spawn } from 'node:child_process'
import { existsSync, globSync, watch } from 'node:fs'
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
/** Settled when the server answers. Whoever asks meanwhile waits. */
let isUp
let isStopping = false

const waitForServer = {
  name: 'wait-for-server',
  configureServer: ({ middlewares }) => void middlewares.use((_request, _response, next) => void isUp.then(next, next)),
}

/** Beside `dist`, which stays what was built to be tested. */
const buildInto = (mode, how) => build({ mode, logLevel: 'warn', build: { outDir: `.dev/${mode}`, emptyOutDir: false, ...how } })

let builder
/** Settled when the server was built once; from then on it is built by itself, whenever one of its files changes. */
async function buildServer() {
  builder = await buildInto('server', { watch: {} })
  builder.on('change', (file) => void changed.add(file))
  await new Promise((resolve, reject) => {
    builder.on('event', ({ code, error }) => {
      if (code === 'BUNDLE_END') resolve(inTurn(renew))
      if (code === 'ERROR') reject(error)
    })
  })
}

/** What the server says first waits until pages can be had at the address that it names. */
const listening = Promise.withResolvers()

/** The server ends with this program, however that ends: it hears that the channel between them is closed. */
function startServer() {
  server = spawn(process.execPath, ['.dev/server/frontage.js', 'serve', '--demo'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { LOG_LEVEL: 'warn', PUBLIC_URL: outside, ...process.env, HOST: '127.0.0.1', PORT: String(innerPort), DEV: 'yes' },
  })
  return new Promise((resolve) => {
    server.once('exit', resolve)
    server.stdout.on('data', (said) => {
      void listening.promise.then(() => process.stdout.write(String(said).replaceAll(inside, outside)))
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

/** What came in while the server started is shown by one more start. */
let changed = new Set()
let work = Promise.resolve()
const complain = (reason) => console.error(String(reason.message ?? reason))
function inTurn(task) {
  work = work.then(task).catch(complain)
}

async function renew() {
  const files = [...changed]
  changed = new Set()
  if (isStopping || !files.length) return
  isUp = stopServer().then(() => isStopping || startServer())
  await isUp
  if (!files.every(changesInPlace)) vite.ws.send({ type: 'full-reload' })
}

/** A view that browsers have, too, was drawn anew there already. */
const changesInPlace = (file) => file.endsWith('.view.tsx') && Boolean(vite.environments.client.moduleGraph.getModulesByFile(file)?.size)

const FOLDERS = ['apps', 'features', 'packages']
const present = new Set(globSync(`{${FOLDERS}}/**/*.{ts,tsx}`).map((file) => path.resolve(file)))

/** A file that is new, or gone, may be one that is found by its name: everything is looked for again. Editors that rename change nothing. */
async function onRename(file) {
  if (existsSync(file) === present.has(file)) return
  if (!present.delete(file)) present.add(file)
  changed.add(file)
  if (file.endsWith('.island.ts')) await vite.restart()
  await builder.close()
  await buildServer()
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
listening.resolve()
for (const folder of FOLDERS)
  watch(folder, { recursive: true }, (event, name) => {
    if (event === 'rename' && /\.tsx?$/.test(name ?? '')) inTurn(() => onRename(path.resolve(folder, name)))
  })
