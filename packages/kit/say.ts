const plain = new Intl.NumberFormat('en-NZ')

/** A text with its gaps filled: `say('{shown} of {total}', { shown: 12, total: 1200 })` is "12 of 1,200". */
export const say = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? plain.format(value) : (value ?? gap)
  })
