// What each name in a stylesheet is in the data of MDN.
import { known } from './promise.mjs'

const { properties, selectors, types, 'at-rules': atRules } = known.css

/** Functions and units of values, by name: `oklch` → what is known of it. The oldest meaning counts where a name has several. */
const inValues = new Map()
for (const [type, entries] of Object.entries(types))
  for (const [name, entry] of [[type, types[type]], ...Object.entries(entries)])
    if (name !== '__compat' && entry.__compat && !inValues.has(name)) inValues.set(name, entry.__compat)

const units = { dv: 'viewport_percentage_units_dynamic', sv: 'viewport_percentage_units_small', lv: 'viewport_percentage_units_large' }

/** @returns {[name: string, compat: object][]} what a property and its value need, by the names under which a guard would test them. */
export function featuresOfValue(property, words) {
  const entry = properties[property]
  const found = entry?.__compat ? [[property, entry.__compat]] : []
  for (const { type, value } of words) {
    const own = entry?.[value]?.__compat
    if (own) found.push([`${property}: ${value}`, own])
    const compat = type === 'word' ? unitOf(value) : property !== 'clip' && inValues.get(value)
    if (!own && compat) found.push([type === 'word' ? value.replace(/^[\d.]+/, '') : `${value}()`, compat])
  }
  return found
}

function unitOf(value) {
  const [, unit] = /^[\d.]+([a-z]+)$/.exec(value) ?? []
  if (!unit) return undefined
  return (types.length[unit] ?? types.length[units[unit.slice(0, 2)]])?.__compat
}

/** @returns {[name: string, compat: object][]} the pseudo-classes and pseudo-elements of a selector that no `:is()` forgives. */
export function featuresOfSelector(selector) {
  const strict = withoutForgiven(selector.replace(/\\./g, '_').replace(/"[^"]*"|\[[^\]]*\]/g, ''))
  const names = [...strict.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name]) => name)
  const nesting = strict.includes('&') ? [['&', selectors.nesting.__compat]] : []
  return [...nesting, ...names.filter((name) => selectors[name]?.__compat).map((name) => [name, selectors[name].__compat])]
}

/** A selector without what stands inside of `:is()` and `:where()`: what is unknown there is passed over. */
function withoutForgiven(selector) {
  let [kept, depth, forgiven] = ['', 0, 0]
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] === '(') depth++
    if (!forgiven) kept += selector[at]
    if (selector[at] === '(' && !forgiven && /:(?:is|where)$/.test(selector.slice(0, at))) forgiven = depth
    if (selector[at] === ')' && depth-- === forgiven) forgiven = 0
  }
  return kept
}

/** @returns {[name: string, compat: object][]} an at-rule, and the media features that it asks for. */
export function featuresOfAtRule(name, params) {
  const entry = atRules[name]
  const found = entry?.__compat ? [[`@${name}`, entry.__compat]] : []
  if (name === 'media')
    for (const [, feature] of params.matchAll(/\(\s*([a-z-]+)/g))
      if (entry[feature]?.__compat) found.push([`@media ${feature}`, entry[feature].__compat])
  return found
}
