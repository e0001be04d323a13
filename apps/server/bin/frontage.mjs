#!/usr/bin/env node
// Starts the program with a Node that is new enough: this one, or the one among the project's own packages.
// Only built-in modules here, because a native one under an old Node can end the process without a word.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const LEAST = [22, 18]
/**
 * How glibc keeps memory: few heaps, and whatever is large goes back to the system at once. With a heap for each thread, what
 * pictures took while they were drawn stays with the process (bench/results/narrow.md). Read when a process begins, and only then.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')
const program = path.join(root, 'dist/server/frontage.js')
const own = path.join(root, `node_modules/node-linux-${process.arch}/bin/node`)

const [major, minor] = process.versions.node.split('.').map(Number)
const isNewEnough = major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])

if (!existsSync(program)) fail('The program is not built yet: run script/server, or npm run build.')
else if (isNewEnough) {
  if (process.argv[2] === 'serve') keepLittle()
  await import(pathToFileURL(program).href)
} else if (existsSync(own)) again()
else fail(`Node ${LEAST.join('.')} or newer is needed; this is ${process.version}.`)

/** Begins once more as the same process, where that is not set yet, and where Node can. */
function keepLittle() {
  if (process.platform !== 'linux' || Object.keys(MEMORY).some((name) => name in process.env)) return
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], { ...process.env, ...MEMORY })
}

function again() {
  const child = spawn(own, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function fail(line) {
  console.error(line)
  process.exit(1)
}
