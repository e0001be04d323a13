import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Title } from '@mantine/core'
import type { PartProps } from '../frame/frame-kind'
import type { LineKind } from '../lines/line-props'
import { LineTree } from '../lines/line-tree'
import type { FooterDraft } from './footer-draft'

const columnLines: LineKind = {
  ...{ name: 'columns', below: 'lines', deepest: 1, add: 'Add a column', addBelow: 'Add a line' },
  words: (depth) => (depth === 0 ? 'Column heading' : 'Text'),
  field: (depth) => (depth === 0 ? 'title' : 'text'),
  link: (depth) => (depth === 0 ? 'never' : 'may'),
}

/** Columns with their lines: words, and links. */
export const ColumnsPart = ({ draft, change, faults }: PartProps<FooterDraft>) => (
  <section className={groups.group} aria-labelledby="columns-title">
    <Title order={2} id="columns-title">
      Columns
    </Title>
    <LineTree
      label="Columns and their lines"
      kind={columnLines}
      lines={draft.lines}
      faults={faults}
      change={(lines, mark) => change({ ...draft, lines }, mark)}
    />
  </section>
)
