// Builds the npm packages for developers of other sites (integrations/npm) and packs each as npm would publish it:
// `node script/pack.mjs FOLDER`; without a folder into dist/packages. `@frontage/rules` is made of packages/rules.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const to = path.resolve(process.argv[2] ?? 'dist/packages')
/** In this order: the later ones are made with the types of the earlier ones. */
const names = ['rules', 'client', 'elements', 'react']
const sourcesOf = { rules: 'packages/rules' }

function run(command, words, cwd) {
  const { status } = spawnSync(command, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

const work = path.join(to, 'build')
const typesOf = (name) => [path.resolve('node_modules/@types', name)]
const settings = {
  extends: path.resolve('tsconfig.base.json'),
  compilerOptions: {
    ...{ target: 'ES2022', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] },
    ...{ noEmit: false, allowImportingTsExtensions: false, declaration: true, rootDir: 'src', outDir: 'dist' },
    paths: {
      '@frontage/elements/widgets': [path.join(work, 'elements/dist/widgets.d.ts')],
      '@frontage/elements': [path.join(work, 'elements/dist/index.d.ts')],
      ...{
        react: typesOf('react'),
        'react/jsx-runtime': [path.resolve('node_modules/@types/react/jsx-runtime')],
        csstype: typesOf('../csstype'),
      },
    },
  },
  include: ['src'],
}

/** Node asks for the ending of a file; our sources leave it out. */
function nameFiles(folder) {
  for (const file of globSync(`${folder}/**/*.{js,d.ts}`)) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(/((?:from|import) ['"])(\.[^'"]+)(['"])/g, '$1$2.js$3'))
  }
}

/** The doors that packages/rules has here, as they stand in the package. */
function doorsOf(folder) {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const doors = Object.entries(exports).map(([door, file]) => {
    const built = file.replace('./', './dist/').replace(/\.ts$/, '')
    return [door, { types: `${built}.d.ts`, default: `${built}.js` }]
  })
  return { ...Object.fromEntries(doors), './package.json': './package.json' }
}

rmSync(work, { recursive: true, force: true })
mkdirSync(work, { recursive: true })
for (const name of names) {
  const home = path.join('integrations/npm', name)
  const folder = path.join(work, name)
  const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  cpSync(home, folder, { recursive: true })
  cpSync('LICENSE', path.join(folder, 'LICENSE'))
  const shared = sourcesOf[name]
  if (shared) {
    cpSync(shared, path.join(folder, 'src'), { recursive: true, filter: (file) => !/\.test\.ts$|\.jsonl$|\.json$|node_modules/.test(file) })
    manifest.exports = doorsOf(shared)
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings))
  run(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '-p', folder], '.')
  nameFiles(path.join(folder, 'dist'))
  run('npm', ['pack', '--silent', '--pack-destination', to], folder)
}
rmSync(work, { recursive: true, force: true })
