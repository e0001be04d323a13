import { IconFile } from '@tabler/icons-react'
import { inWords } from '../../../day-words'
import type { Entry } from '../../../entry'
import { sizeOf } from '../../../file-size'
import { entryFileAddress } from '../../wire.admin'
import { Corrected } from '../correction/corrected'
import styles from './entry.module.css'

type Value = Entry['values'][number]

/** What was filled in, in the order of the form as it was then. */
export const EntryValues = ({ entry }: { readonly entry: Entry }) => (
  <dl className={styles.values}>
    {entry.values.map((value) => (
      <div key={value.name} data-empty={isEmpty(value) || undefined}>
        <dt>{value.label || value.name}</dt>
        <dd>
          {isEmpty(value) && <span className={styles.nothing}>No answer</span>}
          {value.values.map((each) => inWords(value.type, each)).join(', ')}
          <Files files={value.files} />
          <Corrected of={value} corrections={entry.corrections} />
        </dd>
      </div>
    ))}
  </dl>
)

const isEmpty = ({ values, files }: Value): boolean => files.length === 0 && values.every((text) => text.trim() === '')

const Files = ({ files }: Pick<Value, 'files'>) =>
  files.length === 0 ? null : (
    <ul className={styles.files}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a href={entryFileAddress(id)} download>
            <IconFile size={18} stroke={1.6} aria-hidden />
            {name}
          </a>
          <span className={styles.nothing}>{sizeOf(bytes)}</span>
        </li>
      ))}
    </ul>
  )
