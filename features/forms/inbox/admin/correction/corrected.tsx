import { dateFormat } from '@frontage/kit/say'
import { exactTime } from '@frontage/kit/zone'
import { useId, useState } from 'react'
import { inWords } from '../../../day-words'
import type { Correction, Entry } from '../../../entry'
import { messages } from '../../messages.admin'
import styles from './correction.module.css'

const day = dateFormat({ dateStyle: 'long' })

type Value = Entry['values'][number]

/** Every correction of an answer, the newest first, each with what stood before it. */
export const Corrected = ({ of, corrections }: { readonly of: Value; readonly corrections: readonly Correction[] }) => (
  <>
    {corrections
      .filter(({ before }) => before.some(({ name }) => name === of.name))
      .map((correction) => (
        <One key={correction.at} of={of} correction={correction} />
      ))}
  </>
)

function One({ of, correction: { at, by, note, before } }: { readonly of: Value; readonly correction: Correction }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const earlier = before.find(({ name }) => name === of.name)?.values.map((text) => inWords(of.type, text)) ?? []
  return (
    <div className={styles.corrected}>
      <p>
        {messages.correction.by(by)} on{' '}
        <time dateTime={at} title={exactTime(new Date(at))}>
          {day().format(new Date(at))}
        </time>
        : {note}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={messages.correction.earlierTo(of.label || of.name)}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.correction.earlier}
      </button>
      <p id={id} className={styles.earlier} data-open={isOpen || undefined}>
        {earlier.join(', ') || 'No answer'}
      </p>
    </div>
  )
}
