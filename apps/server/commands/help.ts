import { StartRefused } from '../settings'

/** What stands behind the name of a command, what it does, and what else is worth knowing, each in a line or a few. */
export type Help = { readonly use: string; readonly does: string; readonly more?: string }

/** `frontage help`, in this order: what is needed every day first. */
export const helps: Readonly<Record<string, Help>> = {
  serve: {
    use: '[--demo] [--processes N | --web | --jobs]',
    does: 'start the site; updates the database first',
    more: '--demo fills an empty site with a made-up business. --processes N starts N processes for visitors, who share the port, and one for background tasks, and starts each again that ends; --web and --jobs are one of either kind. SIGHUP starts them all anew, one after the other, and refuses nobody meanwhile. These need PostgreSQL. --quiet prints no addresses. Stops on SIGTERM or Ctrl+C, after requests in progress.',
  },
  doctor: {
    use: '[--json]',
    does: 'look whether everything is in order, and say what to do',
    more: 'It changes nothing, and ends with 1 when something is wrong. It reads the same settings as the server.',
  },
  backup: {
    use: 'FILE|FOLDER|s3://BUCKET/PREFIX [--encrypt-to age1…] [--passphrase-file FILE] [--keep 7d,4w,12m] [--json]',
    does: 'write the whole site into one file, while it runs',
    more: 'Unless it is encrypted the file is as secret as the site itself. --keep deletes older backups of this site in that place, but for the newest of so many days, weeks and months. Without a place it goes to BACKUP_TO.',
  },
  verify: {
    use: 'FILE|FOLDER|s3://… [--identity FILE] [--passphrase-file FILE]',
    does: 'read a backup to its last byte and say what it holds',
    more: 'Of a folder it reads the newest. --identity names the file with the secret key of age.',
  },
  restore: {
    use: 'FILE|s3://… [--identity FILE] [--passphrase-file FILE] [--erasures LIST]',
    does: 'put a backup into an empty place',
    more: 'DATA_DIR must be empty, and so must the database with PostgreSQL. --erasures erases again who was erased since.',
  },
  move: {
    use: '--to postgres://USER@HOST/NAME [--folder NEW] [--files s3|folder] | --to sqlite:NEW [--files s3|folder]',
    does: 'move the site to PostgreSQL, S3, or back, into a new place',
    more: 'Stop the server first; DATA_DIR and DATABASE_URL name the old place. Broken off, it goes on when it is run again. A password belongs in PGPASSWORD: others can read the words of a command.',
  },
  adopt: {
    use: '',
    does: 'take folder, bucket and keys of this server for those of the site',
    more: 'For a site whose files or keys are lost, or lie elsewhere now than they did: serve refuses to start on its database until then.',
  },
  migrate: { use: '', does: 'update the database to this version', more: 'serve does it as well.' },
  site: {
    use: 'open | close',
    does: 'open the site to visitors, or take it offline',
    more: 'A new site is closed until its owner publishes it or opens it in the admin. While it is closed every address shows how the business is reached.',
  },
  password: { use: 'EMAIL', does: 'print a link to choose a new password', more: 'It works once, within an hour.' },
  'second-step': { use: 'off EMAIL', does: 'turn off the second step of somebody who lost it' },
  import: {
    use: 'reviews FILE | portfolio FILE | site FOLDER|FILE.tar.gz [--look] | wordpress [FILE...] [--from ADDRESS] [--uploads FOLDER] [--look] [--as-drafts] [--no-theme]',
    does: 'import reviews, a portfolio, an exported site or a WordPress export',
    more: 'reviews and portfolio take --skip-bad. --look shows what would be imported. An export of WordPress may be packed with gzip; its pictures come from --uploads, a copy of wp-content/uploads, or from the old site, whose address now is --from. Beside it or alone, files of its theme and plugins are read: Astra’s settings, forms, a dump of the database, spreadsheets of reviews, redirects. Colours, fonts and header become drafts, unless --no-theme is said. Without a file, the running site at --from is read. --as-drafts hides all pages until they are published. The same export again changes nothing, and what was changed here since stays.',
  },
  export: {
    use: 'site FOLDER|FILE.tar.gz | static FOLDER [--server URL] [--address URL] | wordpress FOLDER',
    does: 'export what the owner set up, or the site to leave with',
    more: 'site holds no personal data. static writes every public address as a file that any web server sends; forms and lists go on asking the server that --server names (usually PUBLIC_URL). --address is where the copy will be, for search engines, if that is not PUBLIC_URL. The same folder again brings the copy up to date. wordpress writes an export that WordPress imports, with the media beside it.',
  },
  privacy: {
    use: 'export ADDRESS [FOLDER|FILE.tar.gz] | erase ADDRESS | erasures',
    does: 'export or delete everything about a person',
  },
  affected: { use: '--from DATE --to DATE', does: 'list whose data came in or changed in that time' },
  retention: { use: 'run', does: 'delete now what is kept beyond its time' },
  files: {
    use: 'sweep [--dry-run]',
    does: 'delete files that nothing on the site uses any more',
    more: 'It lists the files that no row of the database names and that are older than a day, with their bytes and times. --dry-run deletes nothing: look at the list first.',
  },
  generate: { use: 'reviews N | portfolio N', does: 'make samples to try the site with' },
  routes: { use: '[--json]', does: 'list all calls and who may make them' },
  fixture: { use: '', does: 'make what tests start from' },
  version: { use: '', does: 'print the version of the program and of Node' },
  help: { use: '[COMMAND]', does: 'print this list, or more about a command' },
}

/** `frontage help [COMMAND]`; throws a StartRefused when no command is called that. */
export async function help([name = '']: readonly string[]): Promise<void> {
  console.log(name ? helpOf(name) : allHelp())
}

function allHelp(): string {
  const width = Math.max(...Object.keys(helps).map((name) => name.length))
  const lines = Object.entries(helps).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return `usage: frontage COMMAND …\n\n${lines.join('\n')}\n\nMore about one of them: frontage help COMMAND`
}

function helpOf(name: string): string {
  const found = Object.hasOwn(helps, name) ? helps[name] : undefined
  if (!found) throw unknownCommand(name)
  const { use, does, more } = found
  return `usage: ${
    use
      ? use
          .split(' | ')
          .map((each) => `frontage ${name} ${each}`)
          .join('\n       ')
      : `frontage ${name}`
  }\n\n${does[0]?.toUpperCase()}${does.slice(1)}.${more ? ` ${more}` : ''}`
}

/** Names the command that was probably meant. */
export function unknownCommand(name: string): StartRefused {
  const [nearest] = Object.keys(helps)
    .map((known) => ({ known, far: distance(name, known) }))
    .toSorted((one, other) => one.far - other.far)
  const meant = nearest && nearest.far <= Math.max(2, name.length / 3) ? `did you mean ${nearest.known}?` : 'frontage help lists all'
  return new StartRefused(`there is no command ${name}: ${meant}`)
}

/** How many letters have to be changed, added or removed to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [place, other] of [...to].entries())
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}
