// What of a built stylesheet a promised browser may lack, and has neither `@supports` around it nor an older value before it.
import postcss from 'postcss'
import parseValue from 'postcss-value-parser'
import { featuresOfAtRule, featuresOfSelector, featuresOfValue } from './css-features.mjs'
import { isNoYoungerThan, isYoung } from './promise.mjs'

/** @returns {{ name: string, compat: object }[]} each of them once. */
export function youngInStyles(css) {
  const found = new Map()
  const add = (node, features, isCovered = () => false) => {
    const tested = [...testsAround(node), ...replacedBehind(node)]
    for (const [name, compat] of features) {
      const isTested = tested.some(([, other]) => isNoYoungerThan(compat, other))
      if (isYoung(compat) && !isTested && !isCovered(name)) found.set(name, { name, compat })
    }
  }
  const root = postcss.parse(css)
  root.walkAtRules((rule) => rule.name !== 'supports' && add(rule, featuresOfAtRule(rule.name, rule.params)))
  root.walkRules((rule) => isFrame(rule) || add(rule, featuresOfSelector(rule.selector)))
  root.walkDecls((declaration) => {
    const property = declaration.prop.toLowerCase()
    // What a variable holds is not looked at until it is used; a value that is unknown there falls back to what is inherited.
    if (property.startsWith('-') && !property.startsWith('--')) return
    const features = featuresOfValue(property, wordsOf(declaration.value))
    if (hasPrefixed(declaration)) return
    const [own] = features
    const isWholeYoung = own?.[0] === property && isYoung(own[1])
    add(declaration, isWholeYoung ? [own] : features, (name) => name !== property && hasOlderBefore(declaration))
  })
  return [...found.values()]
}

const isFrame = (rule) => rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)

function wordsOf(value) {
  const words = []
  parseValue(value).walk((node) => {
    if (node.type === 'function' && node.value === 'url') return false
    if (node.type === 'word' || node.type === 'function') words.push({ type: node.type, value: node.value.toLowerCase() })
  })
  return words
}

/** Whether `-webkit-` and the same property stand beside it, for browsers that know it by this name. */
const hasPrefixed = ({ prop, parent }) => parent.nodes.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`)

/** Whether the same property has a value before this one, which stays where this one is not known: with a variable in it all are. */
const hasOlderBefore = (declaration) => {
  if (declaration.value.includes('var(')) return false
  for (let other = declaration.prev(); other; other = other.prev())
    if (other.type === 'decl' && other.prop === declaration.prop) return true
  return false
}

/** What the `@supports` around a node test, each with what is known of it; what stands behind `not` tests nothing. */
function testsAround(node) {
  const found = []
  for (let around = node.parent; around; around = around.parent)
    if (around.type === 'atrule' && around.name === 'supports') found.push(...testsIn(around.params))
  return found
}

/** What the `@supports not` right behind a rule tests: it says what holds where that is not known. */
function replacedBehind(node) {
  const rule = node.type === 'decl' ? node.parent : node
  const next = rule?.next()
  return next?.type === 'atrule' && next.name === 'supports' && NOT.test(next.params) ? testsIn(next.params.replace(NOT, '')) : []
}

const NOT = /^\s*not\b/

function testsIn(params) {
  if (NOT.test(params)) return []
  const selectors = [...params.matchAll(/selector\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, selector]) => featuresOfSelector(selector))
  const values = [...params.matchAll(/\(\s*([a-z-]+)\s*:\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)]
  return [...selectors, ...values.flatMap(([, property, value]) => featuresOfValue(property, wordsOf(value)))]
}
