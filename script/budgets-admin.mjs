// Weighs the scripts of the admin, gzipped: what its first screen brings, and what each other screen brings beside that. One byte
// too many, or one file too many, fails the build.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  ALL_CARDS,
  alongside,
  atRest,
  cardParts,
  EDITOR,
  EDITOR_FIELDS,
  FIELDS,
  FILES,
  FIRST,
  HOME_FILES,
  SCREEN,
  SHARED,
  SIGN_IN,
  screens,
} from './budgets-admin-tables.mjs'

const ENTRY = 'apps/admin/main.tsx'
const AUTH_PAGES = 'features/accounts/site/auth-pages/auth-pages.client.ts'
const EDITOR_PARTS = ['features/pages/admin/index.tsx', 'features/pages/editor/admin/editor/workbench.tsx']
const FIELDS_OF_EDITOR = 'features/pages/editor/admin/editor/settings/selected-fields.tsx'

const manifestIn = (folder) => JSON.parse(readFileSync(`dist/${folder}/.vite/manifest.json`, 'utf8'))
const admin = manifestIn('admin')

/** The files of some entries and of everything that comes with them. */
function filesOf(names, manifest = admin, seen = new Set()) {
  for (const name of names) {
    if (!manifest[name]) throw new Error(`the build holds no ${name}`)
    const { file, imports = [] } = manifest[name]
    if (seen.has(file)) continue
    seen.add(file)
    filesOf(imports, manifest, seen)
  }
  return seen
}

const weightOf = (files, folder = 'admin') => [...files].reduce((sum, file) => sum + readFileSync(`dist/${folder}/${file}.gz`).length, 0)
const beside = (files, others) => new Set([...files].filter((file) => !others.has(file)))

/** What a screen loads when it is opened, by the lazy import that its file names. */
function partOf(file) {
  const [, from] = /import\('([^']+)'\)/.exec(readFileSync(file, 'utf8')) ?? []
  const [found] = from ? globSync(path.join(path.dirname(file), `${from}{.tsx,.ts}`)) : []
  return found && found in admin ? found : undefined
}

const first = filesOf([ENTRY])
const chunks = (names) => Object.keys(admin).filter((name) => names.test(name))
const common = filesOf([ENTRY, ...chunks(/^_(controls|common|cards)-/)])
const shared = filesOf([...chunks(/^_fields-/)], admin, new Set(common))
// Parts of cards share one file; one that has a file of its own is counted as well.
const ofCards = [ENTRY, ...chunks(/^_news-.*\.js$/), ...cardParts.filter((name) => name in admin)]
const withCards = filesOf(ofCards)
const ofHome = filesOf([...ofCards, ...alongside, ...atRest])
const sheetsOf = (files) => new Set(Object.values(admin).flatMap(({ file, css = [] }) => (files.has(file) ? css : [])))
const editor = filesOf([ENTRY, ...EDITOR_PARTS])
const rows = [
  ['first screen', weightOf(first), FIRST],
  ['first screen, files of script', first.size, FILES],
  ['first screen on which every card has something to say', weightOf(withCards), ALL_CARDS],
  ['  scripts and sheets of it, with what comes at rest', ofHome.size + sheetsOf(ofHome).size, HOME_FILES],
  ['shared by the other screens', weightOf(beside(common, first)), SHARED],
  ['fields, with the first form of theirs', weightOf(beside(shared, common)), FIELDS],
  ['page editor, with the first screen', weightOf(editor), EDITOR],
  ['page editor, its fields once it stands', weightOf(beside(filesOf([FIELDS_OF_EDITOR]), editor)), EDITOR_FIELDS],
  ['sign-in', weightOf(filesOf([AUTH_PAGES], manifestIn('site')), 'site'), SIGN_IN],
]
for (const name of atRest) rows.push([`  at rest: ${path.basename(name)}`, weightOf(beside(filesOf([name]), shared)), SCREEN])
for (const file of globSync('features/*/{,*/}admin/*/*.screen.tsx').sort()) {
  const part = partOf(file)
  const name = file.replace(/^features\/|admin\/|\.screen\.tsx$/g, '')
  if (part) rows.push([`  ${name}`, weightOf(beside(filesOf([part]), shared)), screens[name] ?? SCREEN])
}

const isTooHeavy = ([, weight, budget]) => !(weight <= budget)
for (const row of rows) console.log(`${isTooHeavy(row) ? 'TOO HEAVY' : 'ok       '} ${row[0]}: ${row[1]} of ${row[2]}`)
process.exitCode = rows.some(isTooHeavy) ? 1 : 0
