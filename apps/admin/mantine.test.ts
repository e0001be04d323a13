import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const library = path.resolve('node_modules/@mantine/core')
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** A part of the library, and the parts that it is made of. */
function addWithParts(name: string, all: Set<string>): void {
  const source = path.join(library, `esm/components/${name}/${name}.mjs`)
  if (all.has(name) || !existsSync(source)) return
  all.add(name)
  for (const part of namesIn(readFileSync(source, 'utf8'), /from "\.\.\/(\w+)\//g)) addWithParts(part, all)
}

test('issue 15: every part that the admin is made of has its sheet', () => {
  const sources = globSync('{apps,features,packages}/**/*.tsx', { exclude: (name) => name.includes('node_modules') })
  const used = new Set<string>()
  for (const file of sources)
    for (const list of namesIn(readFileSync(file, 'utf8'), /import \{([^}]*)\} from '@mantine\/core'/g))
      for (const name of namesIn(list, /\b([A-Z]\w+)/g)) addWithParts(name, used)
  const sheets = namesIn(readFileSync('apps/admin/mantine.css', 'utf8'), /styles\/(\w+)\.css/g)
  const wanted = [...used].filter((name) => existsSync(path.join(library, `styles/${name}.css`)))
  expect(wanted).toContain('Button')
  expect(wanted.filter((name) => !sheets.includes(name))).toEqual([])
})
