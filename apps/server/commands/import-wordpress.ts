import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createReadOut } from '@frontage/kit/post/read-out.server'
import { filesInFolder, filesOfSite } from '@frontage/wordpress/server/import/files-of'
import { importExport, type WordPressReport } from '@frontage/wordpress/server/import/import-export'
import { readSite } from '@frontage/wordpress/server/read/rest-api/read-site'
import { textOfExport } from '@frontage/wordpress/server/read/text-of-export'
import { isUnreadable } from '@frontage/wordpress/server/read/unreadable'
import type { App } from '../app'
import { StartRefused } from '../settings'
import { moverOf } from './site'
import { withApp } from './with-app'

const USE = 'usage: frontage import wordpress [FILE...] [--from https://old.site] [--uploads FOLDER] [--look] [--as-drafts] [--no-theme]'
/** Gaps of one page that are printed one by one. */
const MOST_TOLD = 20

/**
 * `frontage import wordpress`: a whole site from its export, and files of its theme and plugins, or without any file what the running
 * site tells; a look says what would come, and keeps nothing.
 */
export async function importWordPress(words: readonly string[]): Promise<void> {
  const { files, from, uploads, ...options } = read(words)
  for (const file of files)
    await stat(file).catch(() => {
      throw new StartRefused(`${file} cannot be read`)
    })
  await withApp(async (app) => {
    const readOut = createReadOut()
    const readFile = uploads ? filesInFolder(uploads) : filesOfSite(readOut, from)
    const told = from && files.length === 0 ? readSite(readOut, from) : undefined
    const kinds = app.features.flatMap((feature) => feature.fromWordPress ?? [])
    const needs = { told, mover: moverOf(app), readFile, kinds, ...ofApp(app) }
    let reading = ''
    const texts = files.map(async function* (file) {
      reading = file
      yield* textOfExport(createReadStream(file))
    })
    const report = await importExport(texts, needs, { ...options, progress: tellProgress }).catch((reason: unknown) => {
      throw isUnreadable(reason) ? new StartRefused(`${reading || from}: ${reason.message}`) : reason
    })
    tell(report, options.isLook)
  })
}

const ofApp = ({ db, files, library, site, publicUrl }: App) => ({ db, files, library, site, publicUrl })

function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...{ from: { type: 'string' }, uploads: { type: 'string' }, look: { type: 'boolean' } },
        ...{ 'as-drafts': { type: 'boolean' }, 'no-theme': { type: 'boolean' } },
      },
    })
    const { from, uploads, look = false } = values
    if ((positionals.length === 0 && !from) || (from && !/^https?:\/\//.test(from))) throw new Error(USE)
    return { files: positionals, from, uploads, isLook: look, asDrafts: values['as-drafts'] ?? false, withTheme: !values['no-theme'] }
  } catch {
    throw new StartRefused(USE)
  }
}

const tellProgress = (done: number, all: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} pictures${done === all ? '\n' : ''}`)
}

function tell({ brought, faults, bad, gaps, pictures }: WordPressReport, isLook: boolean): void {
  for (const { path, text } of bad) console.error(`${path}: ${text}`)
  if (bad.length) throw new StartRefused(`nothing was imported: ${bad.length} ${bad.length === 1 ? 'page has' : 'pages have'} errors`)
  for (const { path, text } of faults) console.log(`to fix: ${path}: ${text}`)
  for (const [page, all] of Map.groupBy(gaps, (gap) => gap.page)) {
    for (const { what } of all.slice(0, MOST_TOLD)) console.log(`left out: ${page || 'the site'}: ${what}`)
    if (all.length > MOST_TOLD) console.log(`left out: ${page || 'the site'}: ${all.length - MOST_TOLD} more`)
  }
  const count = (outcome: string): number => brought.filter((one) => one.outcome === outcome).length
  const words = isLook ? 'would be imported' : 'imported'
  console.log(`${words}: ${count('new')} new, ${count('changed')} changed, ${count('same')} unchanged, ${pictures} pictures`)
}
