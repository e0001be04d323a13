import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BROWSER } from './browser/visit.ts'
import { nextPages, nextSettings } from './packages/next-app.ts'
import { type Opened, openPages } from './packages/open.ts'
import { temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { freePort, startDaemon } from './tools/daemon.ts'
import { startFrontage } from './tools/frontage.ts'
import { versionOf } from './tools/machine.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

const MINUTES = 10

/** A Next app with the packed packages, as a developer of another site makes one: installed from npm, built, started, opened. */
export const packages = (): Promise<Report> =>
  withCleanup(async (later) => {
    if (!existsSync(BROWSER)) throw new Error(`no browser: ${BROWSER} is missing`)
    const folder = temporaryFolder(later)
    const app = path.join(folder, 'app')
    const run = (command: string, ...words: string[]): string =>
      execFileSync(command, words, {
        cwd: app,
        encoding: 'utf8',
        timeout: MINUTES * 60_000,
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
      })
    execFileSync(process.execPath, ['script/pack.mjs', folder], { stdio: 'inherit' })
    const site = await startFrontage(['--demo'], { DATA_DIR: path.join(folder, 'site') })
    later(site.stop)
    for (const [file, text] of Object.entries({ ...nextPages(site.base), ...nextSettings })) {
      mkdirSync(path.join(app, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(app, file), text)
    }
    for (const file of globSync('*.tgz', { cwd: folder })) cpSync(path.join(folder, file), path.join(app, file))
    const packed = globSync('*.tgz', { cwd: app }).map((file) => `./${file}`)
    run('npm', 'install', '--no-audit', '--no-fund', 'next', 'react', 'react-dom', 'typescript@5', '@types/react', '@types/node', ...packed)
    run('npx', 'next', 'build')
    const port = await freePort()
    const next = await startDaemon(
      process.execPath,
      [path.join(app, 'node_modules/next/dist/bin/next'), 'start', app, '--port', String(port)],
      {
        listens: port,
        env: { NEXT_TELEMETRY_DISABLED: '1' },
      },
    )
    later(next.stop)
    const opened = await openPages(`http://127.0.0.1:${port}`)
    const missed = opened.filter(({ isGood }) => !isGood).map(({ what }) => what)
    return {
      title: 'The npm packages in a Next app',
      parts: [
        'Next from npm, its pages with `@frontage/react`, `@frontage/client` and `@frontage/rules` as packed, type-checked and built by `next build`, opened in Chromium beside the demo.',
        table(
          ['what', 'seen'],
          opened.map(({ what, seen }: Opened) => [what, seen]),
        ),
        aim(missed.length === 0, `all of it${missed.length ? `; not: ${missed.join('; ')}` : ''}`),
      ],
      hasStrays: true,
      versions: [`Next ${versionIn(app, 'next')}`, `React ${versionIn(app, 'react')}`, `Chromium ${versionOf(BROWSER, '--version')}`],
    }
  })

const versionIn = (app: string, name: string): string =>
  execFileSync(process.execPath, ['-p', `require('./node_modules/${name}/package.json').version`], { cwd: app, encoding: 'utf8' }).trim()
