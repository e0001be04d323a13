// What code of a kind may not do, whatever it imports.
import { Visitor } from 'vite'
import { lazily, parsers, transports } from './tables.mjs'

const browserNames = new Set(['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history'])
const queries = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto'])
const carriers = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'])
const globals = new Set(['globalThis', 'self', 'window'])

const runsOnServer = (file, kind) => ['handler', 'kit-server', 'view'].includes(kind) || file.startsWith('apps/server/')
const mayQuery = (file, kind) => !['handler', 'app'].includes(kind) || /\.(store|query|tables|fake)\.ts$/.test(file)
const runsInBrowser = (file, kind) =>
  ['screen', 'client', 'view', 'parts', 'kit-browser', 'machine', 'core', 'kit', 'island'].includes(kind) ||
  /^apps\/(site|admin)\//.test(file)

/** The name that a member expression asks for, however it is written: `a.b`, `a['b']`. */
const memberOf = ({ property, computed }) => (computed ? property.value : property.name)

const isOfAdmin = (file, kind) => kind === 'screen' || /^(apps|packages\/parts)\/admin\//.test(file)
const mayBeLazy = (file, kind) => !isOfAdmin(file, kind) || file.endsWith('.screen.tsx') || file in lazily

const mayStore = (file, kind) => ['handler', 'kit-server'].includes(kind) || file.startsWith('apps/server/')
const isParse = (callee) => callee.type === 'MemberExpression' && callee.object.name === 'JSON' && memberOf(callee) === 'parse'

/** @returns {{ line: number, fault: string }[]} */
export function faultsOfCode(file, kind, source, program) {
  const faults = []
  const report = (node, fault) => faults.push({ line: source.slice(0, node.start).split('\n').length, fault })
  const checkTransport = (node, name) => {
    if (carriers.has(name) && runsInBrowser(file, kind) && !(file in transports))
      report(node, `${name}: there is one transport, or an exception by name`)
  }
  new Visitor({
    MemberExpression: (node) => {
      const { object } = node
      const name = memberOf(node)
      const isGlobal = object.type === 'Identifier' && globals.has(object.name)
      if (runsOnServer(file, kind) && object.type === 'Identifier' && browserNames.has(object.name))
        report(node, 'server code knows no browser')
      else if (runsOnServer(file, kind) && isGlobal && browserNames.has(name)) report(node, 'server code knows no browser')
      if (isGlobal || name === 'sendBeacon') checkTransport(node, name)
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier') checkTransport(node, node.callee.name)
      if (node.callee.name === 'lazy' && !mayBeLazy(file, kind))
        report(node, 'lazy: what the admin loads later is a lazyPart or lazyOver, so that only it fails')
      if (isParse(node.callee) && mayStore(file, kind) && !(file in parsers))
        report(node, 'JSON.parse: stored JSON is read by storedIn, or an exception by name')
      if (node.callee.type === 'MemberExpression' && queries.has(memberOf(node.callee)) && !mayQuery(file, kind))
        report(node, `${memberOf(node.callee)}: queries live in stores`)
    },
    NewExpression: (node) => node.callee.type === 'Identifier' && checkTransport(node, node.callee.name),
    TaggedTemplateExpression: (node) => {
      if (node.tag.name === 'sql' && !mayQuery(file, kind)) report(node, 'sql: queries live in stores')
    },
  }).visit(program)
  return faults
}
