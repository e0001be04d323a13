const numbersIn = (words) => [...words.matchAll(/\{\d+\}|<\d+\/>|<\/?\d+>|\{[a-z]\w*\}/gi)].map(([gap]) => gap).sort()

/** What is wrong with the German of a sentence: every gap and every element stands in it once. Undefined when nothing is. */
export function faultIn(english, german) {
  const [wanted, found] = [numbersIn(english), numbersIn(german)]
  if (wanted.join(' ') !== found.join(' ')) return `has ${wanted.join(' ') || 'no gaps'}, its German ${found.join(' ') || 'none'}`
  return german !== german.trim() ? 'begins or ends with a space in German' : undefined
}
