// Holds what was found against the exceptions.
import { excepted } from './excepted.mjs'
import { sinceWhen } from './promise.mjs'

const fits = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name)

/**
 * @param {{ kind: 'styles' | 'scripts', file: string, name: string, compat: object }[]} found
 * @returns {string[]} a line for each thing that nobody excepted, and for each exception that fits nothing.
 */
export function faultsOf(found, exceptions = excepted) {
  const byName = Map.groupBy(found, ({ kind, name }) => `${kind} ${name}`)
  const isExcepted = ({ kind, name }) => Object.keys(exceptions[kind]).some((pattern) => fits(pattern, name))
  const young = [...byName.values()].filter(([one]) => !isExcepted(one)).map(lineOf)
  const idle = Object.entries(exceptions).flatMap(([kind, all]) =>
    Object.keys(all)
      .filter((pattern) => !found.some((one) => one.kind === kind && fits(pattern, one.name)))
      .map((pattern) => `script/browsers/excepted.mjs: nothing in the ${kind} is ${pattern} any more; take the line out`),
  )
  return [...young, ...idle]
}

const advice = {
  styles: 'put it into @supports, or an older value before it',
  scripts: 'ask whether it is there, or do without it',
}

const lineOf = (all) => {
  const [{ kind, name, compat, file }] = all
  const more = all.length > 1 ? ` and ${all.length - 1} more` : ''
  return `${file}${more}: ${name} came with ${sinceWhen(compat)}; ${advice[kind]}, or name it in script/browsers/excepted.mjs with the reason`
}
