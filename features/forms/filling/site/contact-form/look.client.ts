import { readForm } from '@frontage/rules/read-form'
import { readSchema } from '@frontage/rules/schema'
import { validate } from '@frontage/rules/validate'
import type { ContactFormAnswer } from '../../wire'

/** What has to be mended, by field: the very rules that the server keeps. */
export const problemsIn = (schema: ContactFormAnswer['schema'], data: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(validate(readSchema(schema), readForm(data)).map(({ field, error }) => [field, error]))
