type TaggedWindow = typeof globalThis & { dataLayer?: unknown }

/** The list that a tag manager reads; undefined where there is none, or nobody has agreed to it (decisions, §6). */
export function tagManager(): unknown[] | undefined {
  const { dataLayer } = globalThis as TaggedWindow
  return Array.isArray(dataLayer) && document.documentElement.dataset.consent === 'given' ? dataLayer : undefined
}

/** F13: which field of a form is gone to first; once per form and visit. */
export function track(formId: number, field: string, form: HTMLFormElement | null): void {
  const layer = tagManager()
  const key = `frontage-form-focus-${formId}`
  if (!layer || !form || sessionStorage.getItem(key)) return
  sessionStorage.setItem(key, '1')
  layer.push({ event: 'form_focus', formId, field })
}
