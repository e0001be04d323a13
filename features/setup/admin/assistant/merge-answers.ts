/** Answers that are one: opening hours and what they were made from, a logo and how it stands. */
const together = [
  ['hours', 'week'],
  ['kind', 'otherKind'],
  ['use', 'file', 'dark', 'plate', 'takesColour', 'colour'],
] as const

/**
 * What is typed here, with what was saved elsewhere since it was `read`, in another tab or by somebody else: an answer that was
 * changed here stays as it is typed, every other one is as it `stands` there now.
 */
export function mergeAnswers<Of extends object>(read: Of, typed: Of, stands: Of): Of {
  const isChanged = (name: string): boolean => JSON.stringify(read[name as keyof Of]) !== JSON.stringify(typed[name as keyof Of])
  const namesWith = (name: string): readonly string[] => together.find((names) => (names as readonly string[]).includes(name)) ?? [name]
  const entries = Object.keys(typed).map((name) => [name, (namesWith(name).some(isChanged) ? typed : stands)[name as keyof Of]])
  return Object.fromEntries(entries) as Of
}
