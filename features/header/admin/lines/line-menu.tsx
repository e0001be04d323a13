import { Button, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconIndentDecrease, IconIndentIncrease, IconPlus, IconTrash } from '@tabler/icons-react'
import type { LineRowProps } from './line-props'
import type { Way } from './lines'
import styles from './lines.module.css'

type LineMenuProps = Pick<LineRowProps, 'line' | 'kind' | 'step' | 'can' | 'add' | 'remove'> & { readonly name: string }

const ways: readonly (readonly [Way, string, typeof IconArrowUp])[] = [
  ['up', 'Move up', IconArrowUp],
  ['down', 'Move down', IconArrowDown],
  ['in', 'Move below the previous link', IconIndentIncrease],
  ['out', 'Move up one level', IconIndentDecrease],
]

/** Everything that dragging does, and more, for those who do not drag. */
export const LineMenu = ({ line, kind, name, step, can, add, remove }: LineMenuProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button variant="subtle" px="xs" className={styles.more} aria-label={`More actions for ${name}`}>
        <IconDots size={18} />
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {ways
        .filter(([way]) => kind.deepest > 0 || way === 'up' || way === 'down')
        .map(([way, label, Icon]) => (
          <Menu.Item key={way} leftSection={<Icon size={18} />} disabled={!can(way)} onClick={() => step(line, way)}>
            {label}
          </Menu.Item>
        ))}
      {line.depth < kind.deepest && (
        <Menu.Item leftSection={<IconPlus size={18} />} onClick={() => add(line)}>
          {kind.addBelow}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={() => remove(line)}>
        Remove
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
