import { dateFormat } from '@frontage/kit/say'
import { exactTime } from '@frontage/kit/zone'
import { useId, useState } from 'react'
import styles from './correction-note.module.css'

const day = dateFormat({ dateStyle: 'long' })

type CorrectionNoteProps = {
  /** "Corrected by Grace". */
  readonly who: string
  readonly at: string
  readonly note: string
  /** What stood there before: its button, the same for screen readers, and the text. Without it nothing was replaced. */
  readonly earlier?: { readonly button: string; readonly label: string; readonly text: string }
}

/** Who corrected something, when and why, and what stood there before. */
export function CorrectionNote({ who, at, note, earlier }: CorrectionNoteProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.corrected}>
      <p>
        {who} on{' '}
        <time dateTime={at} title={exactTime(new Date(at))}>
          {day().format(new Date(at))}
        </time>
        : {note}
      </p>
      {earlier && (
        <>
          <button type="button" aria-expanded={isOpen} aria-controls={id} aria-label={earlier.label} onClick={() => setOpen(!isOpen)}>
            {earlier.button}
          </button>
          <p id={id} className={styles.earlier} data-open={isOpen || undefined}>
            {earlier.text}
          </p>
        </>
      )}
    </div>
  )
}
