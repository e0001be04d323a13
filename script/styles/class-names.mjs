// Whether each class that code takes of a `*.module.css` is in it, and each class in it is taken by somebody.
import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { parseSync, Visitor } from 'vite'
import { targetOf } from '../fences/files.mjs'

/**
 * The classes that the rules of a sheet name.
 * @param {string} css
 * @returns {Set<string>}
 */
export function classesOf(css) {
  const classes = new Set()
  postcss.parse(css).walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '')
    for (const [, name] of own.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(name)
  })
  return classes
}

/**
 * The sheets that a file of code imports, and the classes that it takes of each.
 * @param {string} file below the root of the repository
 * @param {string} source
 * @returns {{ sheet: string | undefined, taken: Set<string> }[]} a sheet is undefined where the import leads nowhere
 * @throws {Error} a class is taken by a name that only the running code knows
 */
export function classesTakenIn(file, source) {
  const sheets = new Map()
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      if (!value.endsWith('.module.css')) return
      for (const { local } of specifiers) sheets.set(local.name, { sheet: targetOf(file, value), taken: new Set() })
    },
    MemberExpression({ object, property, computed }) {
      const sheet = object.type === 'Identifier' && sheets.get(object.name)
      if (!sheet) return
      if (computed && property.type !== 'Literal') throw new Error(`${file}: ${object.name}[…] hides which class it takes`)
      sheet.taken.add(computed ? property.value : property.name)
    },
  }).visit(parseSync(file, source).program)
  return [...sheets.values()]
}

const tree = (pattern) => globSync(pattern, { exclude: (name) => name === 'node_modules' || name === 'dist' })

/** What does not fit, a line each; empty where everything does. */
export function misfits() {
  const sheets = new Map(
    tree('{apps,features,packages}/**/*.module.css').map((sheet) => [
      sheet,
      { classes: classesOf(readFileSync(sheet, 'utf8')), taken: new Set() },
    ]),
  )
  const faults = []
  for (const file of tree('{apps,features,packages}/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8')
    if (!source.includes('.module.css')) continue
    for (const { sheet, taken } of classesTakenIn(file, source)) {
      const found = sheets.get(sheet)
      for (const name of taken) {
        found?.taken.add(name)
        if (!found?.classes.has(name)) faults.push(`${file}: no rule of its sheet is for ${name}`)
      }
    }
  }
  for (const [sheet, { classes, taken }] of sheets)
    for (const name of classes) if (!taken.has(name)) faults.push(`${sheet}: nothing takes .${name}`)
  return faults
}
