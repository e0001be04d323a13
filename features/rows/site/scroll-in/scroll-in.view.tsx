/** Nothing to see: it brings its styles and its script. */
export function View() {
  return null
}
