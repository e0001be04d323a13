// `npm run new block -- rows opening-note`: the files of something new, by the templates beside this script.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dateOfNext, kinds } from './kinds.mjs'
import { filledIn, problemWithName, spellingsOf } from './names.mjs'
import { importOf, policyOf, targetOf } from './target.mjs'

const usage = `npm run new ${Object.keys(kinds).join('|')} -- <feature> <name>, or <feature>/<capability> <name>`
const templates = path.join(import.meta.dirname, 'templates')

/** Every file that will be there, with its text. Throws, and leaves everything as it was, where one cannot be. */
function plan(kindName, named, name) {
  const kind = kinds[kindName]
  if (!kind) throw new Error(usage)
  const problem = problemWithName(name)
  if (problem) throw new Error(problem)
  const target = targetOf(named)
  const lacks = kind.needs.filter((each) => !target.dependencies.includes(each))
  if (lacks.length) throw new Error(lacking(target, lacks))
  const spellings = {
    ...spellingsOf(name),
    __feature__: target.feature,
    __date__: dateOfNext(),
    __policy__: importOf(`${target.folder}/server/${name}.ts`, policyOf(target)),
  }
  const made = globSync('**/*.template', { cwd: path.join(templates, kindName) }).map((template) => {
    const file = path.posix.join(
      kind.isOfFeature ? `features/${target.feature}` : target.folder,
      kind.where,
      template.replace(/\.template$/, ''),
    )
    return [filledIn(file, spellings), filledIn(readFileSync(path.join(templates, kindName, template), 'utf8'), spellings)]
  })
  const taken = made.find(([file]) => existsSync(file)) ?? []
  if (taken.length) throw new Error(`${taken[0]} is there already`)
  return { made, changed: Object.entries(kind.changes?.(target, spellings) ?? {}), next: filledIn(kind.next, spellings) }
}

const lacking = ({ feature }, lacks) =>
  `features/${feature}/package.json does not name ${lacks.join(', ')}. Copy them from the package.json of another feature, then: npm i`

try {
  const { made, changed, next } = plan(...process.argv.slice(2))
  for (const [file, text] of [...made, ...changed]) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const files = [...made, ...changed].map(([file]) => file)
  execFileSync('biome', ['check', '--write', '--error-on-warnings', '--log-level=warn', ...files], { stdio: 'inherit' })
  console.log([...made.map(([file]) => `new      ${file}`), ...changed.map(([file]) => `changed  ${file}`), next].join('\n'))
} catch (reason) {
  console.error(reason.message)
  process.exitCode = 1
}
