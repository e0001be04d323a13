import { type Moved, moveSite } from '../moving/move-site'
import { type Destination, destinationIn } from '../moving/moves'
import { readSettings, type ServerSettings } from '../settings'
import { inOneLine } from './in-one-line'

/** `frontage move --to …`: the whole site into another database and a new folder; the old one stays as it is. */
export async function move(words: readonly string[]): Promise<void> {
  const settings = readSettings(process.env)
  const target = destinationIn(words, settings)
  const began = performance.now()
  const moved = await moveSite(settings, target, tell).catch(inOneLine)
  tell('')
  console.log(summaryOf(moved, (performance.now() - began) / 1000))
  console.log(whatToDo(settings, target).join('\n'))
}

/** One line that is written over, for somebody who waits; `''` ends it. */
function tell(what: string, rows?: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what}${rows === undefined ? '' : ` ${rows}`}`)
}

function summaryOf({ sums, files }: Moved, seconds: number): string {
  const rows = [...sums.values()].reduce((all, sum) => all + sum.rows, 0)
  const lines = [...sums].filter(([, sum]) => sum.rows).map(([name, sum]) => `  ${name}: ${sum.rows}, SHA-256 ${sum.checksum.slice(0, 16)}`)
  const blobs = files === undefined ? 'files stay in their bucket' : `${files} uploaded files`
  return `${lines.join('\n')}\nmoved in ${seconds.toFixed(1)} s: ${rows} rows in ${sums.size} tables, ${blobs}; every row and file was compared`
}

/** What to set for the new place, and what becomes of the old one. */
function whatToDo({ dataDir, databaseUrl, secretKeys }: ServerSettings, target: Destination): string[] {
  const { files } = target
  const outside = typeof files === 'object' && 'into' in files
  return [
    '',
    'Now set, and start the server:',
    `  DATA_DIR=${target.dataDir}`,
    target.databaseUrl ? `  DATABASE_URL=${withoutPassword(target.databaseUrl)}` : '  DATABASE_URL: remove it',
    ...(outside || files === 'stay' ? ['  S3_BUCKET and the other S3_ settings: as they are set now'] : []),
    ...(typeof files === 'object' && 'outOf' in files ? ['  S3_BUCKET and the other S3_ settings: remove them'] : []),
    ...(secretKeys ? ['  SECRET_KEYS: as it is set now'] : []),
    `The new folder may be renamed, and DATA_DIR has to name it: it holds the secret keys and what else is in no database.`,
    '',
    `The old site in ${dataDir}${databaseUrl ? ' and its database are' : ' is'} as before. Do not start a server on it again: what changes there is not in the new place${files === 'stay' ? ', and both would delete files in the same bucket' : ''}.`,
    'When the new site runs and frontage backup has made a backup of it, delete the old one: it holds the same secrets.',
  ]
}

/** As it was given, but for the password: others may look over a shoulder. */
const withoutPassword = (url: string): string => url.replace(/^(\w+:\/\/[^/@:]*):[^/@]*@/, '$1:…@')
