type Tagged = typeof globalThis & { dataLayer?: unknown; gtag?: (word: 'event', name: string, params: object) => void }

/**
 * Tells the tag manager of the page, where there is one and its visitor agreed to it (decisions, §6), and says whether it was
 * told. A property without a container hears of events by a function of its own.
 */
export function tell(event: string, params: Readonly<Record<string, unknown>>): boolean {
  const { dataLayer, gtag } = globalThis as Tagged
  if (!Array.isArray(dataLayer) || document.documentElement.dataset.consent !== 'given') return false
  if (gtag) gtag('event', event, params)
  else dataLayer.push({ event, ...params })
  return true
}

/** F13: which field of a form is gone to first; once per form and visit. */
export function track(formId: number, field: string, form: HTMLFormElement | null): void {
  const key = `frontage-form-focus-${formId}`
  try {
    if (form && !sessionStorage.getItem(key) && tell('form_focus', { formId, field })) sessionStorage.setItem(key, '1')
  } catch {
    // A frame without an origin of its own remembers nothing: it tells nothing then.
  }
}
