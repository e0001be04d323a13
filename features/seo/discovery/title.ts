/** What stands in the tab: the owner's pattern, unless the page names the business itself. */
export function titleOf(pattern: string, title: string, site: string): string {
  if (!site || title.includes(site)) return title
  return title ? pattern.replaceAll('{title}', () => title).replaceAll('{site}', () => site) : site
}
