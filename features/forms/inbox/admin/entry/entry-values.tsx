import { inWords } from '../../../day-words'
import type { Entry } from '../../../entry'
import { Corrected } from '../correction/corrected'
import styles from './entry.module.css'
import { EntryFiles } from './entry-files'

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
          <EntryFiles files={value.files} />
          <Corrected of={value} corrections={entry.corrections} />
        </dd>
      </div>
    ))}
  </dl>
)

const isEmpty = ({ values, files }: Value): boolean => files.length === 0 && values.every((text) => text.trim() === '')
