// What could run what somebody else wrote: each is refused everywhere but in the files that `danger-tables.mjs` names.
import { Visitor } from 'vite'
import { markup, outgoing, programs, random, rawSql } from './danger-tables.mjs'

const htmlSinks = new Set(['innerHTML', 'outerHTML', 'srcdoc'])
const htmlCalls = new Set(['insertAdjacentHTML', 'createContextualFragment', 'setHTMLUnsafe'])
const lines = new Set([
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'node:dgram',
  'node:dns',
  'node:dns/promises',
  'undici',
])
/** What is imported of these without speaking to anybody. */
const harmless = new Set(['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'STATUS_CODES', 'createServer', 'Server'])

const memberOf = ({ property, computed }) => (computed ? property.value : property.name)
const isText = (node) => (node?.type === 'Literal' && typeof node.value === 'string') || node?.type === 'TemplateLiteral'

function faultsOfImport({ source, importKind, specifiers = [] }, file) {
  const name = source.value
  if (importKind === 'type') return undefined
  if (/^(node:)?(child_process|cluster)$/.test(name) && !(file in programs)) return 'a program is started only by files that are named'
  if (/^(node:)?vm$/.test(name)) return 'no text becomes code'
  const asks = specifiers.some(({ importKind: kind, imported }) => kind !== 'type' && !harmless.has(imported?.name))
  if (lines.has(name) && asks && !(file in outgoing))
    return 'the server calls others through the one guard (call-out.server.ts), or by a file that is named'
}

function faultsOfCall(node, file, isServer) {
  const { callee, arguments: given } = node
  const name = callee.type === 'MemberExpression' ? memberOf(callee) : callee.name
  const owner = callee.type === 'MemberExpression' ? callee.object.name : undefined
  if (['eval', 'Function'].includes(name) && (!owner || ['globalThis', 'window', 'self'].includes(owner))) return 'no text becomes code'
  if (!owner && ['setTimeout', 'setInterval'].includes(name) && isText(given[0])) return 'no text becomes code'
  if (htmlCalls.has(name) && !(file in markup)) return `${name}: markup is put in only by files that are named`
  if (owner === 'document' && /^write(ln)?$/.test(name)) return `${name}: markup is put in only by files that are named`
  if (name === 'raw' && (owner === 'sql' || owner === 'CompiledQuery') && !(file in rawSql)) return 'SQL is never put together out of texts'
  if (name === 'query' && given[0]?.type === 'TemplateLiteral' && given[0].expressions.length && !(file in rawSql))
    return 'SQL is never put together out of texts'
  if (isServer && name === 'fetch' && !owner && !(file in outgoing))
    return 'the server calls others through the one guard (call-out.server.ts), or by a file that is named'
}

/** @returns {{ line: number, fault: string }[]} */
export function faultsOfDangers(file, kind, source, program) {
  const faults = []
  const isServer = ['handler', 'kit-server', 'migration'].includes(kind) || file.startsWith('apps/server/')
  const isFake = /\.(fake|examples)\.tsx?$/.test(file)
  const report = (node, fault) => fault && !isFake && faults.push({ line: source.slice(0, node.start).split('\n').length, fault })
  // What a file calls `fetch` itself, a parameter for instance, is no call of its own.
  const ownFetch = /[{(,]\s*fetch\b\s*[=,:}]/.test(source)
  new Visitor({
    ImportDeclaration: (node) => report(node, faultsOfImport(node, file)),
    ImportExpression: (node) => node.source.value && report(node, faultsOfImport({ source: node.source, specifiers: [{}] }, file)),
    CallExpression: (node) => report(node, faultsOfCall(node, file, isServer && !ownFetch)),
    NewExpression: (node) => report(node, node.callee.name === 'Function' && 'no text becomes code'),
    MemberExpression: (node) =>
      report(
        node,
        node.object.name === 'Math' &&
          memberOf(node) === 'random' &&
          !(file in random) &&
          'Math.random can be guessed: secrets are made by node:crypto',
      ),
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression' && htmlSinks.has(memberOf(left)) && !(file in markup))
        report(left, `${memberOf(left)}: markup is put in only by files that are named`)
    },
    JSXAttribute: (node) => {
      if (['dangerouslySetInnerHTML', 'srcDoc'].includes(node.name.name) && !(file in markup))
        report(node, `${node.name.name}: markup is put in only by files that are named`)
    },
  }).visit(program)
  return faults
}
