import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Title } from '@mantine/core'
import type { PartProps } from '../frame/frame-kind'
import type { LineKind } from '../lines/line-props'
import { LineTree } from '../lines/line-tree'
import type { HeaderDraft } from './header-draft'

const DEEPEST = 2

const menuLines: LineKind = {
  ...{ name: 'links', below: 'children', deepest: DEEPEST, add: 'Add a link', addBelow: 'Add a link below it' },
  words: () => 'Text',
  field: () => 'label',
  link: () => 'must',
}

/** The ways through the site: up to three levels. */
export const MenuPart = ({ draft, change, faults }: PartProps<HeaderDraft>) => (
  <section className={groups.group} aria-labelledby="menu-title">
    <Title order={2} id="menu-title">
      Menu
    </Title>
    <LineTree
      label="Menu links"
      kind={menuLines}
      lines={draft.lines}
      faults={faults}
      change={(lines, mark) => change({ ...draft, lines }, mark)}
    />
  </section>
)
