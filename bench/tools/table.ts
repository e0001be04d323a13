/** A table in Markdown; every column but the first stands to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, place) => (place ? '---:' : '---'))), ...rows.map(line)].join('\n')
}
