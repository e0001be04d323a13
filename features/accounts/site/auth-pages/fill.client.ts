/** What proves a link stands behind the # of its address, which no server hears: it goes into its field, and the field is not shown. */
export function fillFromHash(): void {
  const place = document.querySelector<HTMLElement>('[data-from-hash]')
  const field = place?.querySelector('input')
  const token = location.hash.slice(1)
  if (!place || !field) return
  if (token && !field.value) field.value = token
  place.hidden = field.value !== '' && !field.hasAttribute('aria-invalid')
}

/** Time zone and language of the owner's browser, which become those of the site. */
export function fillPlace(): void {
  const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[data-${name}]`)
  const [zone, language] = [fieldOf('time-zone'), fieldOf('language')]
  if (zone) zone.value = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (language) language.value = navigator.language
}
