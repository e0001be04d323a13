// Looks whether every sentence of the admin has its German, and whether every line of a catalogue is used. `--write` adds what is
// missing to the catalogues, to be filled in, and takes out what nothing uses.
import { readFileSync, writeFileSync } from 'node:fs'
import { aboutIn } from '../packages/kit/words/texts-about.server.ts'
import { readCatalogues, readUntranslated, wordsIn } from './german/catalogues.mjs'
import { COMMON, catalogueOf, homeOf, sourceFiles, textFiles } from './german/files.mjs'
import { sentencesIn } from './german/parts.mjs'
import { sentencesOf } from './german/sentences.mjs'
import { faultIn } from './german/words-fit.mjs'

const catalogues = readCatalogues()
const untranslated = readUntranslated()
const uses = new Map()
for (const file of sourceFiles())
  for (const { tree, isSure } of sentencesOf(file, readFileSync(file, 'utf8')).found)
    for (const { key } of sentencesIn(tree)) if (key !== '') uses.set(key, [...(uses.get(key) ?? []), { file, isSure }])
for (const file of textFiles())
  for (const { title, help } of aboutIn(readFileSync(file, 'utf8')).values())
    for (const key of new Set([title, ...Object.values(help)])) uses.set(key, [...(uses.get(key) ?? []), { file, isSure: true }])

/** By catalogue: sentences that have no words in it, nor in the one that all share. */
const missing = new Map()
for (const [key, places] of uses) {
  const lacking = places
    .filter(({ file, isSure }) => isSure && wordsIn(catalogues, file)(key, true) === undefined)
    .map(({ file }) => homeOf(file))
  if (lacking.length === 0 || untranslated.has(key)) continue
  const homes = new Set(lacking)
  const home = homes.size > 1 || places.some(({ file, isSure }) => isSure && homeOf(file) !== lacking[0]) ? COMMON : lacking[0]
  missing.set(home, [...(missing.get(home) ?? []), key])
}

const isUsed = (home, key, path) =>
  !untranslated.has(key) &&
  (uses.get(key) ?? []).some(({ file, isSure }) =>
    path ? file === `${home}/${path}` : isSure && (home === COMMON || homeOf(file) === home),
  )
const faults = []
const unused = []
for (const [home, catalogue] of catalogues) {
  for (const [key, words] of Object.entries(catalogue)) {
    const lines = typeof words === 'string' ? [[key, words]] : Object.entries(words)
    for (const [english, german] of lines) {
      if (!isUsed(home, english, typeof words === 'string' ? '' : key)) unused.push([home, english, typeof words === 'string' ? '' : key])
      const fault = german === '' ? undefined : faultIn(english, german)
      if (fault) faults.push(`${catalogueOf(home)}: “${english}” ${fault}`)
    }
  }
}
for (const key of untranslated) if (!uses.has(key)) faults.push(`script/german/untranslated.json: nothing says “${key}”`)

if (process.argv.includes('--write')) writeAll()
else {
  for (const [home, keys] of missing)
    console.log(`${catalogueOf(home)} lacks:\n${JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])), null, 2)}`)
  for (const [home, key, path] of unused) console.log(`${catalogueOf(home)}: nothing says “${key}”${path ? ` in ${path}` : ''}`)
  console.log(faults.join('\n'))
  const lacking = [...missing.values()].flat().length
  if (lacking + unused.length + faults.length > 0) {
    console.log(
      `${lacking} sentences without German, ${unused.length} lines without use, ${faults.length} that do not fit; node script/german.mjs --write brings the catalogues up to date`,
    )
    process.exitCode = 1
  } else
    console.log(
      `german: ${[...uses.values()].filter((places) => places.some(({ isSure }) => isSure)).length} sentences of the admin, each with its German`,
    )
}

function writeAll() {
  for (const home of new Set([...catalogues.keys(), ...missing.keys()])) {
    const known = Object.entries(catalogues.get(home) ?? {}).filter(([, words]) => words !== '')
    const catalogue = structuredClone(Object.fromEntries(known))
    for (const [where, key, path] of unused) {
      if (where !== home) continue
      if (path) delete catalogue[path][key]
      else delete catalogue[key]
      if (path && Object.keys(catalogue[path]).length === 0) delete catalogue[path]
    }
    for (const key of missing.get(home) ?? []) catalogue[key] = ''
    writeFileSync(catalogueOf(home), `${JSON.stringify(catalogue, null, 2)}\n`)
  }
  console.log(`${[...missing.values()].flat().length} sentences are to be filled in, ${unused.length} lines were taken out`)
}
