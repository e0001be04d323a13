import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type AboutPerson, namesOf, type Privacy } from '@frontage/kit/personal.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { App } from '../app'
import { StartRefused } from '../settings'
import { writeSite } from './site-folder'
import { withApp } from './with-app'

const USAGE = 'usage: frontage privacy export ADDRESS [FOLDER|FILE.tar.gz] | privacy erase ADDRESS | privacy erasures'

/** `frontage privacy …`: what is kept about a person, taken along or erased by an e-mail address. */
export async function runPrivacy([what = '', address = '', target = '']: readonly string[]): Promise<void> {
  if (what === 'export' && address) await inWords((app) => exportPerson(app, address, target))
  else if (what === 'erase' && address) await inWords((app) => erasePerson(app, address))
  else if (what === 'erasures') await inWords(async (app) => void process.stdout.write(await privacyOf(app).erasures()))
  else throw new StartRefused(USAGE)
}

/** `frontage affected --from 2026-01-01 --to 2026-02-01`: of whom something came in or changed. */
export async function listAffected(words: readonly string[]): Promise<void> {
  const [from, to] = ['--from', '--to'].map((name) => timeIn(words[words.indexOf(name) + 1], words.includes(name)))
  if (!from || !to || from >= to)
    throw new StartRefused('usage: frontage affected --from DATE --to DATE, such as 2026-01-31 or 2026-01-31T12:00Z')
  await inWords(async (app) => {
    const people = await privacyOf(app).affected(from, to)
    for (const { who, names, records, data } of people)
      console.log([who, names.join(', '), records.map(({ kind, id }) => `${kind} ${id}`).join(', '), data.join(', ')].join('\t'))
    console.error(`${people.length} ${people.length === 1 ? 'person' : 'persons'} from ${from} to ${to}`)
  })
}

export const privacyOf = ({ features }: Pick<App, 'features'>): Privacy => {
  const privacy = features.find((feature) => feature.privacy)?.privacy
  if (!privacy) throw new Error('no feature knows what is kept about people')
  return privacy
}

/** Erases once more what a backup has brought back, by a list that was written since. */
export async function eraseAgain(file: string): Promise<void> {
  const list = await readFile(file, 'utf8')
  await inWords(async (app) => {
    const { erasures, records } = await privacyOf(app).eraseAgain(list)
    console.log(`${erasures} erasures: ${records} records that had come back were erased again`)
  })
}

const inWords = (work: (app: App) => Promise<void>): Promise<void> =>
  withApp(work).catch((reason: unknown) => {
    throw reason instanceof Refusal ? new StartRefused(reason.message) : reason
  })

/** A day stands for its first moment in UTC. */
function timeIn(text: string | undefined, isThere: boolean): string | undefined {
  const time = isThere && text && /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : undefined
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined
}

const commandLine = { actor: { role: 'visitor' as const }, requestId: 'command' }
const who = { accountId: null, name: 'command' }

async function exportPerson(app: App, address: string, target: string): Promise<void> {
  const folder = target || `personal-data-${new Date().toISOString().slice(0, 10)}`
  if (target.endsWith('.gz') && existsSync(target)) throw new StartRefused(`${target} already exists`)
  const found = await privacyOf(app).about(address)
  const { texts, files } = privacyOf(app).copy(found)
  await writeSite(folder, { texts, files })
  await app.audit.note({ action: 'privacy.export', target: namesOf(found), who }, commandLine)
  console.log(`exported to ${folder}: ${countOf(found)}, ${files.length} files`)
  tellNamed(found.parts)
}

const countOf = ({ parts }: Pick<AboutPerson, 'parts'>): string => parts.map(({ kind, own }) => `${own.length} ${kind}`).join(', ')

function tellNamed(parts: AboutPerson['parts']): void {
  for (const { kind, named } of parts)
    if (named.length) console.log(`the address also stands in ${kind} of others, which are left alone: ${named.join(', ')}`)
}

async function erasePerson(app: App, address: string): Promise<void> {
  const note = (id: number, trx: App['db']) => app.audit.note({ action: 'privacy.erase', target: `erasure ${id}`, who }, commandLine, trx)
  const { counts, named } = await privacyOf(app).erase(address, { by: who.name, note })
  console.log(`erased: ${counts.map(({ kind, count }) => `${count} ${kind}`).join(', ')}`)
  tellNamed(named)
  console.log(
    'backups from before still hold it: keep the answer of `frontage privacy erasures` apart from them, for `frontage restore FILE --erasures LIST`',
  )
}
