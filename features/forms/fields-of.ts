import type { FormField, FormStep } from './form'

/** All fields of a form, in their order. It stands alone, because the shapes of a form weigh more than a visitor's page may. */
export const fieldsOf = ({ steps }: { readonly steps: readonly FormStep[] }): FormField[] => steps.flatMap(({ fields }) => fields)
