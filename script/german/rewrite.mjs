// Writes a source anew, with its sentences in another language.
import { bare } from './tree.mjs'

/**
 * @param {string} source
 * @param {{ found: import('./sentences.mjs').Found[], lowered: object[] }} sentences
 * @param {(key: string, isSure: boolean) => string | undefined} wordsFor
 * @returns {string | undefined} undefined where nothing changes
 */
export function rewritten(source, { found, lowered }, wordsFor) {
  const edits = found.flatMap((each) => {
    const tree = translated(each.tree, (key) => wordsFor(key, each.isSure))
    return tree ? [{ start: each.start, end: each.end, write: () => written(each, tree) }] : []
  })
  if (edits.length === 0) return undefined
  for (const call of lowered)
    edits.push({ start: call.start, end: call.end, write: () => render(call.callee.object.start, call.callee.object.end) })
  edits.sort((a, b) => a.start - b.start || b.end - a.end)

  /** A piece of the source with all edits within it; of two that lie in each other, the outer one. */
  function render(start, end, without) {
    let out = ''
    let at = start
    for (const edit of edits) {
      if (edit === without || edit.start < at || edit.end > end) continue
      out += source.slice(at, edit.start) + edit.write()
      at = edit.end
    }
    return out + source.slice(at, end)
  }

  const put = ({ start, end }) => render(start, end)

  function written({ as }, tree) {
    if (as === 'children') return childrenOfTree(tree)
    const expression = expressionOfTree(tree)
    return as === 'attribute' ? `{${expression}}` : expression
  }

  function expressionOfTree(tree) {
    if ('sentence' in tree) return literalOf(tree)
    return `(${put(tree.test)} ? ${expressionOfTree(tree.yes)} : ${expressionOfTree(tree.no)})`
  }

  function literalOf({ sentence: { before, after, things }, words }) {
    const whole = before + words + after
    if (things.length === 0) return JSON.stringify(whole)
    const text = whole.replace(/[`\\]|\$\{/g, '\\$&').replace(/\{(\d+)\}/g, (_, number) => `\${${put(bare(things[number].node))}}`)
    return `\`${text}\``
  }

  function childrenOfTree(tree) {
    if ('sentence' in tree) return `${tagged(tree)}`
    const branch = (each) => ('sentence' in each ? `<>${tagged(each)}</>` : `<>${childrenOfTree(each)}</>`)
    return `{${put(tree.test)} ? ${branch(tree.yes)} : ${branch(tree.no)}}`
  }

  function tagged({ sentence: { before, after, things }, words }) {
    const text = (plain) => (plain === '' ? '' : `{${JSON.stringify(plain)}}`)
    return (before + words + after)
      .split(/(<\/?\d+\/?>|\{\d+\})/)
      .map((piece) => {
        const number = /\d+/.exec(/^(?:<\/?\d+\/?>|\{\d+\})$/.test(piece) ? piece : '')?.[0]
        return number === undefined ? text(piece) : thing(things[number], piece)
      })
      .join('')
  }

  function thing(part, piece) {
    if (part.kind === 'element') {
      const { openingElement: open, closingElement: close } = part.node
      if (piece.endsWith('/>')) return put(part.node)
      return piece.startsWith('</') ? source.slice(close.start, close.end) : put(open)
    }
    return part.isWhole ? put(part.node) : `{${put(part.node)}}`
  }

  return render(0, source.length)
}

/** The tree with the words of each way; undefined when one has none. */
function translated(tree, wordsFor) {
  if ('sentence' in tree) {
    const words = tree.sentence.key === '' ? '' : wordsFor(tree.sentence.key)
    return words === undefined ? undefined : { ...tree, words }
  }
  const [yes, no] = [translated(tree.yes, wordsFor), translated(tree.no, wordsFor)]
  return yes && no ? { test: tree.test, yes, no } : undefined
}
