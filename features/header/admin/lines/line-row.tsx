import { useSorted } from '@frontage/parts/admin/use-sorted'
import { Text } from '@mantine/core'
import { IconChevronDown, IconGripVertical } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import { kindOf, shownOf } from '../links/link-kinds'
import { useLostWords } from '../links/lost-links'
import { usePlaces } from '../links/use-places'
import { LineForm } from './line-form'
import { LineMenu } from './line-menu'
import type { LineRowProps } from './line-props'
import styles from './lines.module.css'

/** One line: what it says, where it leads, and the way to change both. */
export function LineRow(props: LineRowProps) {
  const { line, kind, isOpen, toggle, faults } = props
  const { element, handle } = useSorted(line.key)
  const name = line.label || messages.lines.nameless
  return (
    <li {...element} className={styles.line} data-depth={line.depth}>
      <div className={styles.row}>
        <button type="button" className={styles.grip} {...handle} aria-label={`Drag ${name}`}>
          <IconGripVertical size={20} stroke={1.6} />
        </button>
        <button type="button" className={styles.what} aria-expanded={isOpen} onClick={toggle}>
          <span className={styles.words} data-empty={!line.label || undefined}>
            {name}
          </span>
          <Target line={line} kind={kind} />
          <IconChevronDown className={styles.chevron} size={18} aria-hidden="true" />
        </button>
        <LineMenu {...props} name={name} />
      </div>
      {!isOpen && faults.length > 0 && (
        <Text size="sm" c="var(--color-danger)" className={styles.fault}>
          {faults.map(({ text }) => text).join(' ')}
        </Text>
      )}
      {isOpen && <LineForm line={line} kind={kind} edit={props.edit} faults={faults} />}
    </li>
  )
}

/** Where a line leads, in words. */
function Target({ line: { href, depth }, kind }: Pick<LineRowProps, 'line' | 'kind'>) {
  const places = usePlaces()
  const lost = useLostWords(href)
  if (kind.link(depth) === 'never') return null
  if (lost) return <span className={styles.lost}>{lost}</span>
  if (!href) return <span className={styles.about}>{kind.link(depth) === 'may' ? messages.lines.onlyWords : messages.lines.toNowhere}</span>
  return <span className={styles.about}>{places.get(href) ?? shownOf(kindOf(href), href)}</span>
}
