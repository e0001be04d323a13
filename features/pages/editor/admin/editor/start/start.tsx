import { Button, Text, Title } from '@mantine/core'
import { messages } from '../../../messages'
import { useEditing } from '../editing'
import { readyRows } from './ready-rows'
import styles from './start.module.css'

/** What stands on an empty page: a few first rows to begin with. */
export function Start() {
  const { blocks, actions, open } = useEditing()
  return (
    <div className={styles.start}>
      <Title order={2}>{messages.beginTitle}</Title>
      <Text c="dimmed">{messages.beginHelp}</Text>
      <div className={styles.choices}>
        {readyRows(blocks).map(({ title, picture, row }) => (
          <button key={title} type="button" className={styles.choice} onClick={() => actions.insertRow(row())}>
            <span className={styles.picture} data-picture={picture} aria-hidden>
              <span />
              <span />
              <span />
            </span>
            {title}
          </button>
        ))}
      </div>
      <Button variant="subtle" onClick={() => open('add', 'there')}>
        {messages.beginElse}
      </Button>
    </div>
  )
}
