type Tree = Map<string, Tree>

/** Cuts an answer to `_fields`: names with commas between them, dots for what lies deeper. Unknown names are nothing. */
export function pick(value: unknown, paths: readonly string[]): unknown {
  if (!paths.length) return value
  const tree: Tree = new Map()
  for (const path of paths) {
    let node = tree
    for (const key of path.split('.')) {
      const next: Tree = node.get(key) ?? new Map()
      node.set(key, next)
      node = next
    }
  }
  return Array.isArray(value) ? value.map((each) => cut(each, tree)) : cut(value, tree)
}

function cut(value: unknown, tree: Tree): unknown {
  if (!tree.size || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => cut(each, tree))
  return Object.fromEntries(Object.entries(value).flatMap(([key, below]) => (tree.has(key) ? [[key, cut(below, tree.get(key)!)]] : [])))
}
