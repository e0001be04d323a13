import type { Content } from '../../server/entry-content'

const TAG = /\[([A-Za-z_][-\w:]*)\]/g

const saidBy = ({ values }: Content, name: string): string | undefined => values.find((value) => value.name === name)?.values.join(', ')

/** Puts what was written in the place of `[your-name]`; a name that the form does not have says nothing. */
export const fillIn = (template: string, content: Content, special: (name: string) => string | undefined): string =>
  template.replace(TAG, (_, name: string) => special(name) ?? saidBy(content, name) ?? '')

/** The value of a field, or ''. */
export const saidFirst = (content: Content, name: string): string => content.values.find((value) => value.name === name)?.values[0] ?? ''
