type Said = Readonly<Partial<Record<string, string>>>

/** The settings that the place of the hours on a page of others names, and what is usual for all others. */
export const settingsIn = ({ title, level, group, state, compact }: Said) => ({
  ...(title && { title: title === 'no' ? '' : title.slice(0, 120) }),
  ...((level === 'h2' || level === 'h4') && { level: level as 'h2' | 'h4' }),
  ...{ group: group !== 'no', state: state !== 'no', compact: compact === 'yes' },
})

/** The other way: what such a place has to say, so that the hours stand there with these settings. */
export const marksOf = ({ title, level, group, state, compact }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => ({
  ...(title !== undefined && { title: String(title) || 'no' }),
  ...((level === 'h2' || level === 'h4') && { level }),
  ...(group === false && { group: 'no' }),
  ...(state === false && { state: 'no' }),
  ...(compact === true && { compact: 'yes' }),
})
