// Who may import whom. What no line of these tables allows is refused.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Kinds of file; the first match wins. */
const kinds = [
  ['test', /\.setup\.ts$|\.(test|walk)\.tsx?$|^(walks|bench)\/|^[^/]+\.config\.ts$/],
  ['app', /^apps\//],
  ['screen', /^features\/[^/]+\/admin\//],
  ['handler', /^features\/[^/]+\/server\//],
  ['examples', /^features\/[^/]+\/site\/.*\.examples\.ts$/],
  ['machine', /^features\/[^/]+\/site\/.*\.machine\.ts$/],
  ['island', /^features\/[^/]+\/site\/.*\.(island|block|owner)\.ts$/],
  ['client', /^features\/[^/]+\/site\/.*(\.client|\/use-[^/]+)\.ts$/],
  ['view', /^features\/[^/]+\/site\/.*\.view\.tsx$/],
  ['core', /^features\/[^/]+\/[^/]+\.ts$/],
  ['parts', /^packages\/parts\//],
  ['rules', /^packages\/rules\//],
  ['kit-server', /^packages\/kit\/.*\.(server|fake)\.tsx?$/],
  ['kit-browser', /^packages\/kit\/.*(\.client\.tsx?|\/use-[^/]+\.ts)$/],
  ['kit', /^packages\/kit\//],
]

/** A kind → the kinds that it may import; inside a feature always of that feature only. */
const may = {
  app: ['app', 'handler', 'client', 'screen', 'view', 'island', 'examples', 'kit', 'kit-server', 'kit-browser', 'parts'],
  screen: ['screen', 'core', 'view', 'island', 'kit', 'kit-browser', 'rules', 'parts'],
  handler: ['handler', 'core', 'view', 'island', 'kit', 'kit-server', 'rules', 'parts'],
  client: ['client', 'machine', 'island', 'core', 'kit', 'kit-browser', 'rules', 'parts'],
  view: ['view', 'client', 'machine', 'island', 'core', 'kit', 'parts'],
  machine: ['core', 'kit', 'rules'],
  island: ['island', 'core', 'kit', 'parts'],
  examples: ['island', 'core', 'kit'],
  core: ['core', 'kit', 'rules'],
  parts: ['parts', 'kit', 'kit-browser'],
  rules: ['rules'],
  'kit-server': ['kit-server', 'kit'],
  'kit-browser': ['kit-browser', 'kit'],
  kit: ['kit'],
}

/** Kinds that run on a server and may speak to Node itself. */
const onServer = ['app', 'handler', 'kit-server', 'test']

/** Views are drawn on the server too, so their types know the browser; code of these kinds may not, at its word. */
const withoutBrowser = /\b(?:window|document|localStorage|sessionStorage|navigator)\s*[.[]/

const files = ['apps', 'features', 'packages', 'walks', 'bench'].flatMap((top) =>
  globSync(`${top}/**/*.{ts,tsx}`, { exclude: (name) => name === 'node_modules' || name === 'dist' }),
)
const known = new Set(files)
const kindOf = (file) => kinds.find(([, pattern]) => pattern.test(file))?.[0]
const featureOf = (file) => /^features\/([^/]+)/.exec(file)?.[1]
const packageOf = (home) => JSON.parse(readFileSync(`${home}/package.json`, 'utf8'))

function targetOf(from, specifier) {
  const endings = ['', '.ts', '.tsx', '/index.ts']
  if (specifier.startsWith('.'))
    return endings.map((end) => path.normalize(path.join(path.dirname(from), specifier)) + end).find((file) => known.has(file))
  const [, name, rest] = /^@frontage\/([^/]+)\/?(.*)/.exec(specifier) ?? []
  const home = name && [`packages/${name}`, `features/${name}`].find((folder) => existsSync(folder))
  return home && endings.map((end) => `${home}/${rest}${end}`).find((file) => known.has(file))
}

const runsOnServer = (file, kind) => kind === 'handler' || kind === 'kit-server' || kind === 'view' || file.startsWith('apps/server/')

const broken = []
const graph = new Map()

function checkImport(file, kind, specifier, declared) {
  const bare = specifier.startsWith('.')
    ? undefined
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
  if (specifier.startsWith('node:') && !onServer.includes(kind)) broken.push(`${file} → ${specifier}: only server code speaks to Node`)
  else if (bare && !/^(node|virtual):/.test(specifier) && !declared.includes(bare))
    broken.push(`${file} → ${specifier}: not among the dependencies of its package`)
  const target = targetOf(file, specifier)
  if (!target) return
  const other = kindOf(target)
  if (!may[kind].includes(other)) broken.push(`${file} (${kind}) → ${target} (${other}): this kind may not import that one`)
  if (featureOf(file) && featureOf(target) && featureOf(file) !== featureOf(target))
    broken.push(`${file} → ${target}: a feature never imports another`)
  return target
}

for (const file of files) {
  const kind = kindOf(file)
  if (!kind) broken.push(`${file}: no kind; put it where its kind lives`)
  if (!kind || kind === 'test') continue
  const source = readFileSync(file, 'utf8')
  if (runsOnServer(file, kind) && withoutBrowser.test(source)) broken.push(`${file}: server code knows no browser`)
  const { dependencies = {} } = packageOf(file.split('/').slice(0, 2).join('/'))
  const imports = source.matchAll(/^(?:import|export)\s+(type\s+)?(?:[^'";=()]*?\sfrom\s+)?['"]([^'"?]+)(?:\?[a-z]+)?['"]/gm)
  const targets = []
  for (const [, typeOnly, specifier] of imports) {
    const target = checkImport(file, kind, specifier, Object.keys(dependencies))
    if (target && !typeOnly) targets.push(target)
  }
  graph.set(file, targets)
}

const done = new Set()
function findCycles(file, trail) {
  if (trail.includes(file)) return broken.push(`cycle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`)
  if (done.has(file)) return
  for (const target of graph.get(file) ?? []) findCycles(target, [...trail, file])
  done.add(file)
}
for (const file of graph.keys()) findCycles(file, [])

console.log(
  broken.length
    ? broken.join('\n')
    : `fences: ${files.length} files, ${[...graph.values()].flat().length} imports, no fence crossed, no cycle`,
)
process.exitCode = broken.length ? 1 : 0
