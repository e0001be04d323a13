// Weighs what the build made, gzipped, against its budgets; one byte too many fails the build.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const LOADER = 1_500
/** The one script that pages of others carry, before any widget is due. */
const EMBED = 3_600
const REACT_AND_LIST = 80_000
/** What nearly every page in the usual look is set in: headlines, and text with its macrons. */
const TYPEFACES = 24_500
const LOADER_ENTRY = 'apps/site/main.ts'
const LIST = 'features/reviews/site/review-list/review-list.view.tsx'

const manifest = JSON.parse(readFileSync('dist/site/.vite/manifest.json', 'utf8'))
const mountEntry = Object.keys(manifest).find((name) => name.endsWith('island/mount.client.tsx'))

/** All built files that come with an entry, itself included. */
function filesOf(name, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name)
    for (const other of manifest[name]?.imports ?? []) filesOf(other, seen)
  }
  return new Set([...seen].map((entry) => manifest[entry].file))
}

const weightOf = (files) => [...files].reduce((sum, file) => sum + readFileSync(path.join('dist/site', `${file}.gz`)).length, 0)
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
for (const declaration of globSync('features/*/site/*/*.island.ts')) {
  const budget = Number(/budget: ([\d_]+)/.exec(readFileSync(declaration, 'utf8'))?.[1].replaceAll('_', ''))
  rows.push([
    path.basename(declaration, '.island.ts'),
    weightOf(without(filesOf(declaration.replace('.island.ts', '.view.tsx')), present)),
    budget,
  ])
}
for (const script of globSync('features/*/site/*/*.client.ts')) {
  const block = script.replace(/(\.[a-z]+)?\.client\.ts$/, '.block.ts')
  const budget = existsSync(block) && Number(/budget: ([\d_]+)/.exec(readFileSync(block, 'utf8'))?.[1].replaceAll('_', ''))
  if (budget) rows.push([path.basename(script, '.ts'), weightOf(filesOf(script)), budget])
}

const isTooHeavy = ([, bytes, budget]) => !(bytes <= budget)
for (const [name, bytes, budget] of rows)
  console.log(`${isTooHeavy([name, bytes, budget]) ? 'TOO HEAVY' : 'ok       '} ${name}: ${bytes} of ${budget} bytes, gzipped`)
process.exitCode = rows.some(isTooHeavy) ? 1 : 0
