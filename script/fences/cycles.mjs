/** The circles of a graph of files, each as its files in order, the first one again at its end. */
export function findCycles(graph) {
  const cycles = []
  const done = new Set()
  const visit = (file, trail) => {
    if (trail.includes(file)) return cycles.push([...trail.slice(trail.indexOf(file)), file])
    if (done.has(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles
}
