import type { SettingGroup, Settings, ValidationIssue } from '@frontage/parts/admin/setting'
import type { ComponentType } from 'react'
import type { Frame, FramePart } from '../../frame'

/** What tells header and footer apart. */
export type FrameKind<Draft extends Settings> = {
  readonly part: FramePart
  readonly block: string
  /** What its settings are called. */
  readonly groups: readonly SettingGroup[]
  readonly parts: readonly FrameSection<Draft>[]
  readonly read: (frame: Frame) => Draft
  readonly write: (draft: Draft) => Frame
}

export type FrameSection<Draft> = {
  readonly name: string
  readonly title: string
  /** Faults of these paths stand in this part. */
  readonly paths: readonly string[]
  readonly Part: ComponentType<PartProps<Draft>>
}

export type PartProps<Draft> = {
  readonly draft: Draft
  /** Changes with the same mark, one after the other, are taken back at once. */
  readonly change: (draft: Draft, mark?: string) => void
  readonly faults: readonly ValidationIssue[]
}
