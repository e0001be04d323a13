// Weighs what the build made, gzipped, against its budgets; one byte too many fails the build.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { later } from './budgets-later.mjs'

/** Beside finding islands it takes in what is done before their code has come: that may be the first thing that happens. */
const LOADER = 2_630
/** The one script that pages of others carry, before any widget is due; the loader is in it. */
const EMBED = 5_050
/** What comes as an island wakes, React included, as Brotli; and whatever a page may carry before it is touched is below 8,000 in all (walks/islands/weights). */
const AWAKE = 70_000
/** The form names every field that has to be corrected, and sends itself and its files without the code for it where that is missing: 0.6 KB more. */
const AWAKE_FORM = 70_550
const woken = { 'review-list': ['enhance-list.client'], 'contact-form': [], portfolio: [] }
const REACT_AND_LIST = 80_000
/** What nearly every page in the usual look is set in: headlines, and text with its macrons. */
const TYPEFACES = 24_500
const LOADER_ENTRY = 'apps/site/main.ts'
const LIST = 'features/reviews/listing/site/review-list/review-list.view.tsx'

const manifest = JSON.parse(readFileSync('dist/site/.vite/manifest.json', 'utf8'))
const mountEntry = Object.keys(manifest).find((name) => name.endsWith('island/mount.client.tsx'))

/** All entries that come with one, itself included. */
function entriesOf(name, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name)
    for (const other of manifest[name]?.imports ?? []) entriesOf(other, seen)
  }
  return seen
}

/** All built files that come with an entry, its own included. */
const filesOf = (name) => new Set([...entriesOf(name)].map((entry) => manifest[entry].file))

/** The entries that an entry, and what it loads, can load while it runs. */
function laterOf(name, found = new Set()) {
  for (const entry of entriesOf(name))
    for (const other of manifest[entry]?.dynamicImports ?? []) if (!found.has(other)) laterOf(other, found.add(other))
  return found
}

/** `features/…/load.client.ts` and `_load.client-C7PNEykl.js` are `load.client`. */
const shortName = (entry) =>
  path
    .basename(entry)
    .replace(/^_/, '')
    .replace(/(-[\w-]{8})?\.(js|tsx?)$/, '')

/** When a part of an island comes, and what it may weigh. What nobody has named may weigh nothing. */
function budgetOf(island, name) {
  const { onWaking = {}, onDemand = {} } = later[island] ?? {}
  if (name in onWaking) return ['on waking', onWaking[name]]
  return name in onDemand ? ['on demand', onDemand[name]] : ['not named in script/budgets-later.mjs', 0]
}

const weightOf = (files) => [...files].reduce((sum, file) => sum + readFileSync(path.join('dist/site', `${file}.gz`)).length, 0)
const brotliOf = (files) => [...files].reduce((sum, file) => sum + readFileSync(path.join('dist/site', `${file}.br`)).length, 0)
const without = (files, others) => new Set([...files].filter((file) => !others.has(file)))

const shared = filesOf(mountEntry)
// The loader is on every page before any island is.
const present = new Set([...shared, ...filesOf(LOADER_ENTRY)])
const rows = [
  ['loader', weightOf(filesOf(LOADER_ENTRY)), LOADER],
  ['embed', weightOf(filesOf('apps/site/embed.ts')), EMBED],
  ['React and the review list', weightOf(new Set([...shared, ...filesOf(LIST)])), REACT_AND_LIST],
]
const faces = globSync('dist/site/assets/{bricolage-grotesque,source-sans-3}-latin-first-*.woff2')
rows.push([
  'typefaces of every page',
  faces.length === 2 ? faces.reduce((sum, file) => sum + statSync(file).size, 0) : Number.NaN,
  TYPEFACES,
])
for (const declaration of globSync('features/*/{,*/}site/*/*.island.ts')) {
  const budget = Number(/budget: ([\d_]+)/.exec(readFileSync(declaration, 'utf8'))?.[1].replaceAll('_', ''))
  const island = path.basename(declaration, '.island.ts')
  const view = declaration.replace('.island.ts', '.view.tsx')
  const initial = new Set([...present, ...filesOf(view)])
  if (woken[island]) {
    const later = [...laterOf(view)].filter((entry) => woken[island].includes(shortName(entry)))
    const all = new Set([...shared, ...[view, ...later].flatMap((entry) => [...filesOf(entry)])])
    rows.push([
      `${island} and all that it wakes with, as Brotli`,
      brotliOf(without(all, filesOf(LOADER_ENTRY))),
      island === 'contact-form' ? AWAKE_FORM : AWAKE,
    ])
  }
  rows.push([island, weightOf(without(filesOf(view), present)), budget])
  for (const entry of laterOf(view)) {
    const weight = weightOf(without(filesOf(entry), initial))
    const name = shortName(entry)
    const [when, budget] = budgetOf(island, name)
    if (weight > 0) rows.push([`  ${island}, ${when}: ${name}`, weight, budget])
  }
}
for (const script of globSync('features/*/{,*/}site/*/*.client.ts')) {
  const block = script.replace(/(\.[a-z]+)?\.client\.ts$/, '.block.ts')
  const budget = existsSync(block) && Number(/budget: ([\d_]+)/.exec(readFileSync(block, 'utf8'))?.[1].replaceAll('_', ''))
  if (budget) rows.push([path.basename(script, '.ts'), weightOf(filesOf(script)), budget])
}

const isTooHeavy = ([, bytes, budget]) => !(bytes <= budget)
for (const [name, bytes, budget] of rows)
  console.log(
    `${isTooHeavy([name, bytes, budget]) ? 'TOO HEAVY' : 'ok       '} ${name}: ${bytes} of ${budget} bytes${name.endsWith('Brotli') ? '' : ', gzipped'}`,
  )
process.exitCode = rows.some(isTooHeavy) ? 1 : 0
