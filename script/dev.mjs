// For developers: rebuilds on every change, starts the server again, and has the browser reload.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { build } from 'vite'

let server
let isBuilding = false
let isStale = false

async function rebuild() {
  if (isBuilding) {
    isStale = true
    return
  }
  isBuilding = true
  do {
    isStale = false
    await buildOnce().catch((reason) => console.error(String(reason.message ?? reason)))
  } while (isStale)
  isBuilding = false
}

async function buildOnce() {
  for (const mode of ['site', 'admin', 'server']) await build({ mode, logLevel: 'warn', build: { emptyOutDir: false } })
  const ended = server && new Promise((resolve) => server.once('exit', resolve))
  server?.kill('SIGTERM')
  await ended
  server = spawn(process.execPath, ['apps/server/bin/frontage.mjs', 'serve', '--demo'], {
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, RELOAD: 'yes' },
  })
}

for (const folder of ['apps', 'features', 'packages']) {
  watch(folder, { recursive: true }, (_event, name) => {
    if (/\.(ts|tsx|css)$/.test(name ?? '')) setTimeout(rebuild, 50)
  })
}
process.on('exit', () => server?.kill('SIGTERM'))
process.on('SIGINT', () => process.exit(0))
await rebuild()
