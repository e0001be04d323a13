import type { FormField, FormStep } from './form'

/** All fields of a form, in their order. It stands alone, because the shapes of a form weigh more than a visitor's page may. */
export const fieldsOf = ({ steps }: { readonly steps: readonly FormStep[] }): FormField[] => steps.flatMap(({ fields }) => fields)

/** Fields whose files come along with the form, and those whose files come before it. */
export const fileTypes: readonly FormField['type'][] = ['file', 'upload']
export const takesFiles = ({ type }: Pick<FormField, 'type'>): boolean => fileTypes.includes(type)

/** Fields whose text may have several lines. */
export const hasLines = ({ type }: Pick<FormField, 'type'>): boolean => type === 'textarea' || type === 'hidden'

/** The text of a field of one line, whatever was sent for it: nobody writes what looks like another answer. */
export const inOneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ')
