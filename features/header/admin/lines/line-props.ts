import type { ValidationIssue } from '@frontage/parts/admin/setting'
import type { Line, Way } from './lines'

export type LineRowProps = {
  readonly line: Line
  readonly kind: LineKind
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly edit: (line: Line) => void
  readonly remove: (line: Line) => void
  readonly step: (line: Line, way: Way) => void
  readonly add: (below: Line) => void
  readonly can: (way: Way) => boolean
  readonly faults: readonly ValidationIssue[]
}
/** What lines are called and where they lie: `links`, and those below them `children`. */
export type LineKind = {
  readonly name: string
  readonly below: string
  /** 0: no line stands below another one. */
  readonly deepest: number
  readonly add: string
  readonly addBelow: string
  /** What the words of a line are called, by its depth. */
  readonly words: (depth: number) => string
  readonly field: (depth: number) => string
  readonly link: (depth: number) => 'must' | 'may' | 'never'
}
