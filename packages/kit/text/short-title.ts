/** The title of a page without the name of the business behind it. */
export function shortTitle(title: string, site: string): string {
  if (!site || !title.endsWith(site)) return title
  const before = title.slice(0, -site.length).trimEnd()
  return before.replace(/[–—|·:-]$/, '').trimEnd() || title
}
