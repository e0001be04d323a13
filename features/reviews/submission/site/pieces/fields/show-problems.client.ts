/** Puts what has to be mended into its line, by the name of its field, and marks the field; `''` is the form as a whole. */
export function showProblems(form: HTMLFormElement, problems: Readonly<Record<string, string | undefined>>): void {
  for (const line of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const said = problems[line.dataset.problem ?? ''] ?? ''
    const text = line.querySelector('span')
    if (text && text.textContent !== said) text.textContent = said
    form.querySelector(`[aria-describedby~="${line.id}"]`)?.setAttribute('aria-invalid', String(Boolean(said)))
  }
}
