/** The title of a page without the name of the business behind it. */
export function shortTitle(title: string, site: string): string {
  if (!site || !title.endsWith(site)) return title
  return title.slice(0, -site.length).replace(/\s*[–—|·:-]\s*$/, '') || title
}
