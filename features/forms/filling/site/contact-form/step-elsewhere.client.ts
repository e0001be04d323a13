type Steps = readonly { readonly fields: readonly { readonly name: string }[] }[]
/** `invalid_fields`: by the names of fields; a list where there are none. */
type StepAnswer = {
  readonly success: boolean
  readonly invalid_fields: Readonly<Record<string, unknown>> | readonly []
  readonly message: string
}

/**
 * Facts, §8: servers of another make look at the whole form with each step, and refuse all but the last. What they find in other steps
 * does not keep a visitor from going on.
 * @param step The number of the step that was asked about, from 0.
 */
export async function answerForStep(response: Response, steps: Steps, step: number): Promise<Response> {
  const text = await response.text()
  const { status, headers } = response
  return new Response(forStep(text, steps[step]?.fields.map(({ name }) => name) ?? []), { status, headers })
}

function forStep(text: string, names: readonly string[]): string {
  try {
    const { success, invalid_fields, ...answer } = JSON.parse(text) as StepAnswer
    const all = Object.entries(invalid_fields)
    const here = all.filter(([name]) => names.includes(name))
    if (success || !all.length) return text
    return JSON.stringify({ ...answer, success: !here.length, invalid_fields: here.length ? Object.fromEntries(here) : [] })
  } catch {
    return text
  }
}
