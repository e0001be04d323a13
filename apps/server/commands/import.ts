import { readFile } from 'node:fs/promises'
import type { ImportResult } from '@frontage/kit/feature.server'
import { textOfBytes } from '@frontage/kit/text-of-bytes'
import { StartRefused } from '../settings'
import { withApp } from './with-app'

/** `frontage import reviews FILE [--skip-bad]`: all rows or none, unless bad ones are to be skipped. */
export async function importFile(words: readonly string[]): Promise<void> {
  const [what = '', file = ''] = words.filter((word) => !word.startsWith('--'))
  const skipBad = words.includes('--skip-bad')
  await withApp(async ({ features }) => {
    const importers = Object.assign({}, ...features.map((feature) => feature.importers ?? {})) as Record<
      string,
      NonNullable<(typeof features)[number]['importers']>[string]
    >
    const take = importers[what]
    if (!take || !file) throw new StartRefused(`usage: frontage import ${Object.keys(importers).join('|')} FILE [--skip-bad]`)
    const result = await take(await readOrRefuse(file), { skipBad, progress: tellProgress })
    tell(result, skipBad)
  })
}

async function readOrRefuse(file: string): Promise<string> {
  try {
    return textOfBytes(await readFile(file))
  } catch {
    throw new StartRefused(`${file} cannot be read`)
  }
}

const tellProgress = (done: number, all: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all}${done === all ? '\n' : ''}`)
}

/** Bad rows are named one by one; when nothing was kept the command has failed. */
function tell({ added, changed, same = 0, bad }: ImportResult, skipBad: boolean): void {
  for (const { line, reason } of bad) console.error(`line ${line}: ${reason}`)
  const isRefused = bad.length > 0 && !(skipBad && added + changed + same > 0)
  if (isRefused)
    throw new StartRefused(
      `nothing was imported: ${bad.length} bad ${bad.length === 1 ? 'row' : 'rows'}${skipBad ? '' : ' (fix them, or use --skip-bad)'}`,
    )
  console.log(
    `imported: ${added} new, ${changed} updated${same ? `, ${same} unchanged` : ''}${bad.length ? `, ${bad.length} skipped` : ''}`,
  )
}
