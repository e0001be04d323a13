import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronRight, IconCopy, IconDots, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Thumb } from '../lists/thumb'
import { useSorted } from '../lists/use-sorted'
import { IssueText } from './part-field'
import { pictureIn } from './placed-picture'
import { valueAt } from './setting'
import styles from './settings.module.css'
import type { Entry, useEntries } from './use-entries'

type EntryRowProps = {
  readonly entry: Entry
  readonly picture: string | undefined
  readonly isOpen: boolean
  readonly fault: string | undefined
  readonly place: number
  readonly room: { readonly isLast: boolean; readonly isFull: boolean; readonly isNeeded: boolean }
  readonly list: ReturnType<typeof useEntries>
  readonly children: ReactNode
}

/** One entry: folded under what it is called, and what is wrong with it. */
export function EntryRow({ entry, picture, isOpen, fault, list, children, ...rest }: EntryRowProps) {
  const { element, handle } = useSorted(entry.key)
  const inside = useId()
  const shown = picture === undefined ? undefined : pictureIn(valueAt(entry.value, picture))
  return (
    <li {...element} className={styles.entry}>
      <div className={styles.entryLine}>
        <ActionIcon variant="subtle" color="gray" {...handle} aria-label={`Drag ${entry.title}`}>
          <IconGripVertical size={18} stroke={1.6} />
        </ActionIcon>
        <button
          type="button"
          className={styles.entryTitle}
          aria-expanded={isOpen}
          aria-controls={inside}
          onClick={() => list.toggle(entry.key)}
        >
          <IconChevronRight size={16} aria-hidden="true" />
          {shown && <Thumb picture={shown} size="2.5rem" />}
          <span>{entry.title}</span>
        </button>
        <EntryMenu entry={entry} list={list} {...rest} />
      </div>
      {fault && !isOpen && <IssueText>{fault}</IssueText>}
      <div id={inside} hidden={!isOpen} className={styles.entryInside}>
        {isOpen && children}
      </div>
    </li>
  )
}

type EntryMenuProps = Pick<EntryRowProps, 'entry' | 'place' | 'room' | 'list'>

const EntryMenu = ({ entry: { title }, place, room, list }: EntryMenuProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" aria-label={`More actions for ${title}`}>
        <IconDots size={18} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={place === 0} onClick={() => list.move(place, place - 1)}>
        Move up
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown size={16} />} disabled={room.isLast} onClick={() => list.move(place, place + 1)}>
        Move down
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={16} />} disabled={room.isFull} onClick={() => list.duplicate(place)}>
        Duplicate
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={16} />} disabled={room.isNeeded} onClick={() => list.remove(place)}>
        Remove
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
