import type { ValidationIssue } from '@frontage/parts/admin/setting'
import { type ComponentType, createContext, useContext } from 'react'
import type { Draft, DraftField } from '../draft/draft'
import type { StoredForm } from '../keys'
import type { FormPreview } from '../preview/use-shown'

/** What visitors fill in, handed over by the feature: its view at a step, from 0, and the stylesheet that this needs. */
export type FormWidget = {
  readonly View: ComponentType<Omit<FormPreview, 'key'> & { readonly step: number }>
  readonly sheet: string
}

/** What every part of the editor works with. */
export type Build = {
  readonly draft: Draft
  /** Changes with the same mark are one step back. */
  readonly change: (to: (draft: Draft) => Draft, mark?: string) => void
  readonly faults: readonly ValidationIssue[]
  readonly stored: StoredForm
  readonly widget: FormWidget
  /** Signing secrets of the systems whose addresses were just saved, by their ids: told once. */
  readonly signing: ReadonlyMap<string, string>
  /** The field whose settings stand open. */
  readonly open: string | undefined
  readonly setOpen: (key: string | undefined) => void
  readonly undo: () => void
  /** The name under which messages know this field; undefined: none does. */
  readonly savedName: (field: DraftField) => string | undefined
}

export const BuildContext = createContext<Build | undefined>(undefined)

export function useBuild(): Build {
  const build = useContext(BuildContext)
  if (!build) throw new Error('this belongs inside the editor of a form')
  return build
}
