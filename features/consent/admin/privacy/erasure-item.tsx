import { exactTime } from '@frontage/kit/zone'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Badge } from '@mantine/core'
import { messages } from '../../messages.requests'
import type { Erasure } from '../../wire.privacy'
import { countsWords } from './kind-words'
import styles from './privacy.module.css'

const words = messages.erasures

/** One erasure: when, by whom and what; never whom. */
export const ErasureItem = ({ erasure: { id, at, doneAt, by, counts, hash } }: { readonly erasure: Erasure }) => (
  <li className={rows.item}>
    <div className={rows.what}>
      <div className={rows.title}>{words.number(id)}</div>
      <div className={rows.about}>{exactTime(new Date(at))}</div>
      <div className={rows.facts}>
        <span>{by ? words.by(by) : words.restored}</span>
        {by && <span>{countsWords(counts) || words.nothing}</span>}
      </div>
      <div className={rows.about}>
        {words.hash} <code className={styles.hash}>{hash}</code>
      </div>
    </div>
    {doneAt === null && <Badge color="yellow">{words.open}</Badge>}
  </li>
)
