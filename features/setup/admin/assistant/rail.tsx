import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { messages } from '../../messages.assistant'
import { type Step, steps } from '../../spec'
import type { Setup } from '../../wire.admin'
import styles from './rail.module.css'

type RailProps = { readonly setup: Setup; readonly step: Step; readonly openPreview: () => void }

/** How far the set-up is, the way to each step that was reached, and the way out. */
export function Rail({ setup, step, openPreview }: RailProps) {
  const number = steps.indexOf(step) + 1
  return (
    <div className={styles.rail} data-plane="band">
      <b className={styles.product}>{messages.product}</b>
      <button type="button" className={styles.peek} onClick={openPreview} aria-haspopup="dialog">
        {messages.preview.open}
      </button>
      <nav className={styles.progress} aria-label={messages.stepsLabel}>
        <p className={styles.count}>{messages.stepOf(number, steps.length)}</p>
        <ol className={styles.steps}>
          {steps.map((other, place) => (
            <li key={other} data-passed={place < number || undefined}>
              <Entry {...{ setup, step: other, number: place + 1, isNow: other === step }} />
            </li>
          ))}
        </ol>
      </nav>
      <a className={styles.later} href="/admin">
        {messages.later}
      </a>
    </div>
  )
}

type EntryProps = { readonly setup: Setup; readonly step: Step; readonly number: number; readonly isNow: boolean }

function Entry({ setup, step, number, isNow }: EntryProps) {
  const state = setup.states.find((each) => each.step === step)?.state ?? 'open'
  const isReached = isNow || state !== 'open' || steps.indexOf(step) <= steps.indexOf(setup.next)
  const content = (
    <>
      <span className={styles.number} data-state={isNow ? 'now' : state}>
        {!isNow && state === 'done' && <IconCheck size={16} stroke={2.6} aria-hidden />}
        {!isNow && state === 'faulty' && <IconAlertCircle size={18} stroke={2} aria-hidden />}
        {(isNow || state === 'open' || state === 'skipped') && <span aria-hidden>{number}</span>}
      </span>
      <span className={styles.name}>{messages.steps[step]}</span>
      <span className={styles.hidden}>{isNow ? '' : `, ${messages.stateNames[state]}`}</span>
    </>
  )
  if (!isReached) return <span className={styles.entry}>{content}</span>
  return (
    <a className={styles.entry} href={`/admin/setup/${step}`} aria-current={isNow ? 'step' : undefined}>
      {content}
    </a>
  )
}
