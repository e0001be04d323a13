// What a pattern costs at worst. Judged in JavaScript alone, so that every machine says the same.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

/** @returns {string} `linear`, or what is wrong in words */
export function judge(pattern) {
  const end = pattern.lastIndexOf('/')
  const { status, complexity, error } = checkSync(pattern.slice(1, end), pattern.slice(end + 1), { timeout: 20_000 })
  if (status === 'safe') return 'linear'
  return status === 'vulnerable' ? complexity.summary : `cannot be judged: ${error?.kind ?? status}`
}
