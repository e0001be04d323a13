import type { SvgElement } from './read-svg'
import { styled } from './svg-rules'

type Declarations = ReadonlyMap<string, string>
type Rule = { readonly selector: Selector; readonly declarations: Declarations }
type Selector = { readonly element: string; readonly ids: readonly string[]; readonly classes: readonly string[] }

const SELECTOR = /^([A-Za-z]{0,40})((?:[.#][\w-]{1,200}){0,9})$/
const MOST_RULES = 2_000

/** How something is painted by `fill: red; stroke: none`. What is no paint is left out. */
export function declarationsIn(css: string): Declarations {
  const pairs = css.split(';').map((line) => {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    return [name, value.replace(/!important$/i, '').trim()] as const
  })
  return new Map(pairs.filter(([name, value]) => styled.has(name) && value))
}

/**
 * What the stylesheets inside a drawing say of its elements: rules for names, classes and ids, as drawing programs write them. The
 * sheets themselves are left out: what they say is written to the elements.
 */
export function createStyles(root: SvgElement): (element: SvgElement) => Declarations {
  const rules = sheetsIn(root)
    .flatMap(rulesIn)
    .slice(0, MOST_RULES)
    .toSorted((one, other) => weightOf(one.selector) - weightOf(other.selector))
  const byKey = Map.groupBy(rules, ({ selector }) => keyOf(selector))
  const order = new Map(rules.map((rule, place) => [rule, place]))
  return (element) => {
    const fitting = keysOf(element)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ selector }) => fits(selector, element))
      .toSorted((one, other) => order.get(one)! - order.get(other)!)
    const own = declarationsIn(element.attributes.get('style') ?? '')
    return new Map([...fitting.flatMap(({ declarations }) => [...declarations]), ...own])
  }
}

const sheetsIn = (element: SvgElement): string[] =>
  element.name === 'style'
    ? [element.children.filter((child) => typeof child === 'string').join('')]
    : element.children.flatMap((child) => (typeof child === 'string' ? [] : sheetsIn(child)))

function rulesIn(css: string): Rule[] {
  return blocksIn(withoutComments(css)).flatMap(({ head, body }) => {
    const declarations = declarationsIn(body)
    if (head.startsWith('@') || declarations.size === 0) return []
    return head
      .split(',')
      .flatMap((told) => selectorOf(told.trim()) ?? [])
      .map((selector) => ({ selector, declarations }))
  })
}

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*')
  return first + rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('')
}

/** `head { body }`, the outermost ones; what stands before the last semicolon of a head was a statement of its own. */
function blocksIn(css: string): { readonly head: string; readonly body: string }[] {
  const blocks: { head: string; body: string }[] = []
  let [depth, start, head] = [0, 0, '']
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) {
      head = css.slice(start, at)
      start = at + 1
    } else if (css[at] === '}') {
      if (depth === 1) blocks.push({ head: head.slice(head.lastIndexOf(';') + 1).trim(), body: css.slice(start, at) })
      depth = Math.max(0, depth - 1)
      if (depth === 0) start = at + 1
    }
  }
  return blocks
}

function selectorOf(told: string): Selector | undefined {
  const [whole, element = '', rest = ''] = SELECTOR.exec(told) ?? []
  if (!whole) return undefined
  const marks = rest.match(/[.#][\w-]+/g) ?? []
  const after = (sign: string): string[] => marks.filter((mark) => mark.startsWith(sign)).map((mark) => mark.slice(1))
  return { element, ids: after('#'), classes: after('.') }
}

const weightOf = ({ element, ids, classes }: Selector): number => ids.length * 10_000 + classes.length * 100 + (element ? 1 : 0)
const keyOf = ({ element, ids, classes }: Selector): string => (ids[0] ? `#${ids[0]}` : classes[0] ? `.${classes[0]}` : element)
const classesOf = ({ attributes }: SvgElement): string[] => (attributes.get('class') ?? '').split(/\s/).filter(Boolean).slice(0, 20)

function keysOf(element: SvgElement): string[] {
  const id = element.attributes.get('id')
  return [element.name, ...classesOf(element).map((name) => `.${name}`), ...(id ? [`#${id}`] : [])]
}

function fits({ element: name, ids, classes }: Selector, element: SvgElement): boolean {
  const has = classesOf(element)
  return (
    (!name || name === element.name) && ids.every((id) => id === element.attributes.get('id')) && classes.every((one) => has.includes(one))
  )
}
