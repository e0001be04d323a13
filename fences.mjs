// Who may import whom, and what each kind of file may do. What no line of `script/fences/tables.mjs` allows is refused.
import { readFileSync } from 'node:fs'
import { findCycles } from './script/fences/cycles.mjs'
import { faultsOfDangers } from './script/fences/dangers.mjs'
import { files, kindOf, targetOf } from './script/fences/files.mjs'
import { readScript, readStyle } from './script/fences/imports.mjs'
import { faultsOfCode } from './script/fences/rules.mjs'
import { faultsOfImport } from './script/fences/walls.mjs'

const broken = []
const graph = new Map()

for (const file of files) {
  const kind = kindOf(file)
  if (!kind) broken.push(`${file}: no kind; put it where its kind lives`)
  if (!kind || kind === 'test') continue
  const source = readFileSync(file, 'utf8')
  const { imports, program } = kind === 'style' ? readStyle(source) : readScript(file, source)
  for (const each of imports) for (const fault of faultsOfImport(file, each)) broken.push(`${file}:${each.line} → ${fault}`)
  if (program)
    for (const { line, fault } of [...faultsOfCode(file, kind, source, program), ...faultsOfDangers(file, kind, source, program)])
      broken.push(`${file}:${line}: ${fault}`)
  graph.set(
    file,
    imports
      .filter(({ dynamic, specifier }) => !dynamic && specifier)
      .map(({ specifier }) => targetOf(file, specifier))
      .filter(Boolean),
  )
}
broken.push(...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' → ')}`))

const count = [...graph.values()].flat().length
console.log(broken.length ? broken.join('\n') : `fences: ${files.length} files, ${count} imports, no fence crossed, no cycle`)
process.exitCode = broken.length ? 1 : 0
