/** What stands in the tab: the owner's pattern, unless the page names the business itself. */
export function titleOf(pattern: string, title: string, site: string): string {
  if (!site || title.includes(site)) return title
  return title ? pattern.replaceAll('{title}', () => title).replaceAll('{site}', () => site) : site
}

/** The title of a page without the name of the business behind it. */
export function shortTitle(title: string, site: string): string {
  if (!site || !title.endsWith(site)) return title
  return title.slice(0, -site.length).replace(/\s*[–—|·:-]\s*$/, '') || title
}
