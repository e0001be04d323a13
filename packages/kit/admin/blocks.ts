import type { GenericSchema } from 'valibot'
import type { EditorConfig } from '../island/editor-config'

/** A block that an owner may put on a page: what its settings have to be, and its words. */
export type OwnedBlock = { readonly name: string; readonly props: GenericSchema; readonly owner: EditorConfig }
