import { labelsOf } from '@frontage/parts/admin/conflict-labels'
import type { Settings } from '@frontage/parts/admin/setting'
import type { Labels } from '@frontage/parts/admin/use-conflict'
import type { FrameKind } from './frame-kind'

/** What the parts of a header or footer are called, where two versions of it are compared. */
export const frameLabels = <Draft extends Settings>({ parts, groups }: FrameKind<Draft>): Labels => ({
  ...Object.fromEntries(parts.flatMap(({ title, paths }) => (paths.length === 1 ? paths.map((path) => [path, title]) : []))),
  ...labelsOf(groups),
})
