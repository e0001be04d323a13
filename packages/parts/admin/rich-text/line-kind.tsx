import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { levelAt, lineKinds, setLevel } from './actions'
import styles from './rich-text.module.css'

/** Whether the line is a heading, and which. */
export function LineKind({ editor }: { readonly editor: Editor }) {
  const now = levelAt(editor)
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={styles.kind}>
          {lineKinds.find(({ level }) => level === now)?.label}
          <IconChevronDown size={14} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {lineKinds.map(({ level, label }) => (
          <Menu.Item
            key={level}
            rightSection={level === now && <IconCheck size={16} aria-label="chosen" />}
            onClick={() => setLevel(editor, level)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
