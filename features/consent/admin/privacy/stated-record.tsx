import { exactTime } from '@frontage/kit/zone'
import { Text, Title } from '@mantine/core'
import { Fragment } from 'react'
import { messages } from '../../messages.requests'
import type { PersonStatement } from '../../wire.privacy'
import styles from './privacy.module.css'

type Stated = PersonStatement['kinds'][number]['records'][number]

/** One record with everything that it says. */
export const StatedRecord = ({ record: { title, at, facts, files } }: { readonly record: Stated }) => (
  <div className={styles.record}>
    <Title order={3}>{title}</Title>
    {!Number.isNaN(Date.parse(at)) && <Text c="dimmed">{exactTime(new Date(at))}</Text>}
    <dl className={styles.facts}>
      {[...facts, ...(files.length ? [{ label: messages.statement.files, text: files.join('\n') }] : [])].map(({ label, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a label may come twice
        <Fragment key={place}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  </div>
)
