import { ActionIcon, Title } from '@mantine/core'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import type { Row } from '../../../../admin/document/document'
import { messages } from '../../../messages'
import { savedRowWords } from '../../saved-rows/row-words'
import { useOfferedRows } from '../../saved-rows/use-saved-rows'
import { useEditing } from '../editing'
import styles from './palette.module.css'

type KeptRowsProps = { readonly isFound: (words: string) => boolean; readonly add: (row: Row) => void }

/** Rows that were kept to be used again. What is added is a copy. */
export function KeptRows({ isFound, add }: KeptRowsProps) {
  const { titles } = useEditing()
  const offered = useOfferedRows().filter(({ name }) => isFound(name))
  if (offered.length === 0) return null
  return (
    <section className={styles.group}>
      <Title order={3} size="sm">
        {messages.keptRows}
      </Title>
      {offered.map(({ id, name, row }) => (
        <div key={id} className={styles.item}>
          <div className={styles.kept}>
            <IconStack2 size={18} className={styles.grip} />
            <span>
              <strong>{name}</strong>
              <small>{savedRowWords(row, titles)}</small>
            </span>
          </div>
          <ActionIcon variant="subtle" size="xl" aria-label={messages.addNamed(name)} onClick={() => add(structuredClone(row))}>
            <IconPlus size={20} />
          </ActionIcon>
        </div>
      ))}
    </section>
  )
}
