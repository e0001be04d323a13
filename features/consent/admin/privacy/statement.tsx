import { useSession } from '@frontage/kit/admin/screen'
import { exactTime } from '@frontage/kit/zone'
import { Back } from '@frontage/parts/admin/back'
import { Button, Group, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { kinds, messages } from '../../messages.requests'
import type { PersonStatement } from '../../wire.privacy'
import styles from './privacy.module.css'
import { StatedRecord } from './stated-record'

const words = messages.statement

type StatementProps = { readonly statement: PersonStatement; readonly close: () => void }

/** What is stored about a person, to be printed and handed over. */
export function Statement({ statement: { mailbox, at, kinds: parts }, close }: StatementProps) {
  const { siteName } = useSession()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const filled = parts.filter(({ records }) => records.length > 0)
  return (
    <article className={styles.statement}>
      <Group className={styles.actions} justify="space-between">
        <Back goBack={close} label={words.back} />
        <Button leftSection={<IconPrinter size={18} />} onClick={() => print()}>
          {words.print}
        </Button>
      </Group>
      <Title order={1} ref={title} tabIndex={-1}>
        {words.title}
      </Title>
      <Text>{words.lead(siteName)}</Text>
      <dl className={styles.facts}>
        <dt>{words.address}</dt>
        <dd>{mailbox}</dd>
        <dt>{words.date}</dt>
        <dd>{exactTime(new Date(at))}</dd>
      </dl>
      {filled.length === 0 && <Text>{words.nothing}</Text>}
      {filled.map(({ kind, records }) => (
        <section key={kind} className={styles.kind} aria-label={kinds[kind]?.name ?? kind}>
          <Title order={2}>{kinds[kind]?.name ?? kind}</Title>
          <Text>{kinds[kind]?.about}</Text>
          {records.map((record) => (
            <StatedRecord key={record.id} record={record} />
          ))}
        </section>
      ))}
      <section className={styles.kind} aria-label={words.rights}>
        <Title order={2}>{words.rights}</Title>
        <Text>{words.rightsText(siteName)}</Text>
      </section>
    </article>
  )
}
