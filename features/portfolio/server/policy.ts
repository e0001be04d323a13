import { permission } from '@frontage/kit/wire/permission'

/** Writing, ordering and removing items and what they are sorted into. */
export const mayShowWork = permission('portfolio.edit', ['owner', 'editor'])
/** Taking items in from files and other sites. */
export const mayImportWork = permission('portfolio.import', ['owner', 'editor'])
