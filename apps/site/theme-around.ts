/** Light or dark, as the page around is: it says so itself, or by its colour scheme. A page that says nothing is light. */
export function themeAround(element: HTMLElement): string {
  if (element.dataset.theme) return element.dataset.theme
  const schemes = getComputedStyle(element).colorScheme.split(' ')
  if (!schemes.includes('dark')) return 'light'
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
