// A copy of the tree that can be written to: what git knows, beside the packages that are installed here.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Makes it in a temporary folder, and says where. Our own packages are those of the copy. */
export function copyTree() {
  const home = mkdtempSync(path.join(tmpdir(), 'frontage-new-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ':!demo', ':!docs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of listed.split('\n').filter((each) => each && existsSync(path.join(ROOT, each))))
    cpSync(path.join(ROOT, file), path.join(home, file))
  for (const folder of ['.', ...workspacesWithModules(home)]) linkModules(path.join(ROOT, folder), path.join(home, folder))
  return home
}

const workspacesWithModules = (home) =>
  ['apps', 'features', 'packages'].flatMap((top) =>
    readdirSync(path.join(home, top))
      .map((name) => `${top}/${name}`)
      .filter((folder) => existsSync(path.join(ROOT, folder, 'node_modules'))),
  )

/** Each package by itself, because links to our own ones lead to where their link stands. */
function linkModules(from, to) {
  mkdirSync(path.join(to, 'node_modules'))
  for (const name of readdirSync(path.join(from, 'node_modules'))) {
    if (name === '@frontage')
      cpSync(path.join(from, 'node_modules', name), path.join(to, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(path.join(from, 'node_modules', name), path.join(to, 'node_modules', name))
  }
}
