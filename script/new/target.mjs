// The folder that something new goes to: a feature, or a capability of one.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `words` or `reviews/listing` → its folders, and the package that they belong to.
 * @returns {{ folder: string, feature: string, dependencies: string[] }}
 */
export function targetOf(named = '') {
  const [feature = '', capability, ...more] = named.replace(/^features\//, '').split('/')
  const home = `features/${feature}`
  const folder = capability ? `${home}/${capability}` : home
  if (more.length || !feature || ['site', 'admin', 'server'].includes(capability) || !existsSync(folder))
    throw new Error(`"${named}" is no feature and no capability of one. There are: ${allTargets().join(', ')}`)
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'))
  return { folder, feature, dependencies: Object.keys({ ...dependencies, ...devDependencies }) }
}

const drawers = new Set(['site', 'admin', 'server', 'node_modules', 'migrations'])

function allTargets() {
  const features = globSync('features/*/package.json').map(path.dirname).sort()
  const capabilities = (home) => globSync(`${home}/*/`).filter((each) => !drawers.has(path.basename(each)))
  return features.flatMap((home) => [home, ...capabilities(home)]).map((each) => each.replace('features/', ''))
}

/** The first of these files that is there, seen from the folder of the target. */
const firstOf = (places) => places.find((place) => existsSync(place))

/** Where the rights of the target are declared; the first place is where they begin. */
export function policyOf({ folder, feature }) {
  const beginning = `${folder}/server/policy.ts`
  return firstOf([beginning, `features/${feature}/policy.ts`, `features/${feature}/server/policy.ts`]) ?? beginning
}

/** The file that puts together what the feature brings to the server. */
export function indexOf({ folder, feature }) {
  const home = `features/${feature}`
  const found = firstOf([`${folder}/server/index.ts`, `${folder}/index.server.ts`, `${home}/index.server.ts`, `${home}/server/index.ts`])
  if (!found) throw new Error(`${home} has no server yet: begin with its server/index.ts, as features/mail has it`)
  return found
}

/** `./policy`, as an import of `file` names it. */
export function importOf(file, other) {
  const way = path.relative(path.dirname(file), other).replace(/\.tsx?$/, '')
  return way.startsWith('.') ? way : `./${way}`
}
