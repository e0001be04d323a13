// One exported name means one thing in a feature. What every feature has under the same name, and what a machine calls its own, is named here.
import { existsSync, globSync, readFileSync } from 'node:fs'

const conventional = new Set([
  ...['messages', 'words', 'phrases', 'examples', 'fields', 'presets', 'keys', 'spec', 'policy'],
  ...['screen', 'Screen', 'card', 'gate', 'island', 'block', 'View', 'ServerOnly', 'editorConfig', 'auditLabels', 'search', 'help'],
  ...['up', 'migrations', 'createFeature', 'initial', 'step', 'State', 'Event', 'Effect'],
])
const declared = /^export (?:async )?(?:declare )?(?:abstract )?(?:type|interface|class|function|const|let|enum) (\w+)/gm

const places = new Map()
for (const file of globSync('{features,packages,apps}/**/*.{ts,tsx}', { exclude: (name) => name === 'node_modules' || name === 'dist' })) {
  if (/\.(test|fake|setup)\.tsx?$|\/migrations\//.test(file)) continue
  const home = file.split('/').slice(0, 2).join('/')
  for (const [, name] of readFileSync(file, 'utf8').matchAll(declared)) {
    if (conventional.has(name)) continue
    const key = `${home}: ${name}`
    places.set(key, (places.get(key) ?? new Set()).add(file))
  }
}
const broken = [...places].filter(([, files]) => files.size > 1).map(([key, files]) => `${key} means ${[...files].join(' and ')}`)

/** Each word of the glossary names the file that defines it. */
const glossary = readFileSync('docs/glossary.md', 'utf8')
const rows = [...glossary.matchAll(/^\| \*\*(.+?)\*\* \| .+ \| `(.+?)` \|$/gm)]
if (rows.length > 60) broken.push(`docs/glossary.md has ${rows.length} words: 60 at most`)
for (const [, word, file] of rows)
  if (!existsSync(file)) broken.push(`docs/glossary.md: ${word} is said to be in ${file}, which is not there`)

console.log(
  broken.length
    ? broken.join('\n')
    : `names: ${places.size} exported names, none with two meanings in a feature; ${rows.length} words in the glossary`,
)
process.exitCode = broken.length ? 1 : 0
