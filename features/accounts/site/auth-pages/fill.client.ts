/** What proves a link stands behind the # of its address, which no server hears: it goes into its field, and the field is not shown. */
export function fillFromHash(): void {
  const place = document.querySelector<HTMLElement>('[data-from-hash]')
  const field = place?.querySelector('input')
  const token = location.hash.slice(1)
  if (!place || !field) return
  if (token && !field.value) field.value = token
  place.hidden = field.value !== '' && !field.hasAttribute('aria-invalid')
}

/** That of the owner's browser, which becomes that of the site. */
export function fillTimeZone(): void {
  const field = document.querySelector<HTMLInputElement>('[data-time-zone]')
  if (field) field.value = new Intl.DateTimeFormat().resolvedOptions().timeZone
}
