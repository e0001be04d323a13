import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Names that fit: the whole name, or what a pattern finds. */
export type Name = string | RegExp

/** What is looked for: by role and name as a screen reader says them, by label, by text, or by selector; inside of something else, a frame or a shadow root. */
export type Query = {
  readonly role?: string
  readonly label?: Name
  readonly text?: Name
  readonly css?: string
  readonly name?: Name
  /** Only those whose text has this. */
  readonly having?: Name
  readonly place?: number
  readonly inside?: Query
  readonly frame?: string
  /** The element whose shadow root it stands in. */
  readonly shadow?: string
}

const home = path.dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'))
const library = readFileSync(`${home}/dist/@testing-library/dom.umd.min.js`, 'utf8')

/** Puts the library that finds elements into the page, once. */
export const withLibrary = `(() => { if (!globalThis.TestingLibraryDom) { ${library} } })()`
export const hasLibrary = "typeof TestingLibraryDom !== 'undefined'"

/** A query as an expression: patterns stay patterns. */
const written = (value: unknown): string => {
  if (value instanceof RegExp) return String(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined'
  return `{${Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${key}: ${written(each)}`)
    .join()}}`
}

const IS_SHOWN = `const isShown = (element) =>
    element.getClientRects().length > 0 && (!element.checkVisibility || element.checkVisibility({ checkVisibilityCSS: true }))`

/** Runs in the page: which of some elements are seen. */
export const SHOWN = `(elements) => { ${IS_SHOWN}; return elements.some(isShown) }`

/** Runs in the page. */
const FIND = `function find(query) {
  ${IS_SHOWN}
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom
  const fits = (element, name) => {
    const text = element.textContent.replace(/\\s+/g, ' ').trim()
    return name instanceof RegExp ? name.test(text) : text.includes(name)
  }
  const root = query.shadow ? document.querySelector(query.shadow)?.shadowRoot : query.frame ? document.querySelector(query.frame)?.contentDocument?.body : document.body
  const roots = query.inside ? find(query.inside) : [root].filter(Boolean)
  const found = roots.flatMap((root) => {
    if (query.role) return queryAllByRole(root, query.role, query.name === undefined ? {} : { name: query.name }).filter(isShown)
    if (query.label !== undefined) return queryAllByLabelText(root, query.label, { exact: false })
    if (query.text !== undefined) return queryAllByText(root, query.text, { ignore: 'script, style, option', exact: false }).filter(isShown)
    return [...root.querySelectorAll(query.css)]
  })
  const fitting = [...new Set(found)].filter((element) => query.having === undefined || fits(element, query.having))
  return query.place === undefined ? fitting : fitting.slice(query.place, query.place + 1 || undefined)
}`

/** The elements of a query, as an expression. */
export const elementsOf = (query: Query): string => `(${FIND})(${written(query)})`

/** Runs in the page: where something lies in the window that lies so in the window of its element; frames may be drawn smaller than they are. */
export const FROM_WINDOW = `({ ownerDocument }, { x, y, width, height }) => {
  const frame = ownerDocument.defaultView.frameElement
  if (!frame) return { x, y, width, height }
  const around = frame.getBoundingClientRect()
  const scale = around.width / frame.offsetWidth
  const at = (start, border, inner) => start + (border + inner) * scale
  return { x: at(around.x, frame.clientLeft, x), y: at(around.y, frame.clientTop, y), width: width * scale, height: height * scale }
}`

/** Runs in the page: where a press would meet the first of these elements, or why it cannot be pressed yet. */
export const PRESSABLE = `async (elements) => {
  const [element] = elements
  if (!element) return 'it is not there'
  const view = element.ownerDocument.defaultView
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()))
  const box = () => { const { x, y, width, height } = element.getClientRects()[0] || element.getBoundingClientRect(); return { x, y, width, height } }
  if (element.disabled || element.getAttribute('aria-disabled') === 'true') return 'it is disabled'
  const { x, y, width, height } = box()
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isIn = middle.x >= 0 && middle.y >= 0 && middle.x <= view.innerWidth && middle.y <= view.innerHeight
  if (!isIn) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const first = box()
  await frame()
  await frame()
  const now = box()
  if (!now.width || !now.height) return 'it has no size'
  if (first.x !== now.x || first.y !== now.y || first.width !== now.width || first.height !== now.height) return 'it moves'
  const at = { x: now.x + now.width / 2, y: now.y + now.height / 2 }
  const hit = element.getRootNode().elementFromPoint(at.x, at.y)
  const isMet = hit && (element.contains(hit) || hit.contains(element) && hit.closest('label, a, button, summary') || (element.labels && [...element.labels].some((label) => label.contains(hit))))
  if (!isMet) return 'it lies below ' + (hit ? hit.localName + '.' + hit.className : 'nothing')
  return (${FROM_WINDOW})(element, { x: at.x, y: at.y, width: now.width, height: now.height })
}`
