import { counted, dateFormat } from '@frontage/kit/say'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { messages } from '../../messages.requests'
import type { FoundPerson } from '../../wire.privacy'
import { countWords } from './kind-words'

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const dayOf = (at: string): string => (Number.isNaN(Date.parse(at)) ? '' : day().format(new Date(at)))

/** How much there is of a kind, from when. */
export function FoundKind({ part: { kind, count, files, first, last } }: { readonly part: FoundPerson['kinds'][number] }) {
  const days = [...new Set([dayOf(first), dayOf(last)])].filter(Boolean)
  return (
    <li className={rows.item}>
      <div className={rows.what}>
        <div className={rows.title}>{countWords({ kind, count })}</div>
        <div className={rows.facts}>
          <span>{days.join(' – ')}</span>
          {files > 0 && <span>{counted(messages.find.files, files)}</span>}
        </div>
      </div>
    </li>
  )
}
