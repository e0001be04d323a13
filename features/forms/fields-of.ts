import type { FormField, FormStep } from './form'

/** All fields of a form, in their order. It stands alone, because the shapes of a form weigh more than a visitor's page may. */
export const fieldsOf = ({ steps }: { readonly steps: readonly FormStep[] }): FormField[] => steps.flatMap(({ fields }) => fields)

/** Fields whose files come along with the form, and those whose files come before it. */
export const fileTypes: readonly FormField['type'][] = ['file', 'upload']
export const takesFiles = ({ type }: Pick<FormField, 'type'>): boolean => fileTypes.includes(type)
