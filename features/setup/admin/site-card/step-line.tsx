import { Anchor, Button, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { messages } from '../../messages.home'
import type { FirstSteps } from '../../wire.first-steps'
import styles from './site-card.module.css'

const words = messages.steps

type StepLineProps = { readonly step: FirstSteps['steps'][number]; readonly isBusy: boolean; readonly leaveOut: () => void }

/** One of the first steps: its state, and its one action. */
export function StepLine({ step: { title, text, action, at, isDone, isLeftOut, isOptional }, isBusy, leaveOut }: StepLineProps) {
  const isSettled = isDone || isLeftOut
  return (
    <li className={styles.step} data-settled={isSettled || undefined}>
      <span className={styles.tick} data-done={isDone || undefined} aria-hidden>
        {isDone && <IconCheck size={16} stroke={2.6} />}
      </span>
      <span className={styles.words}>
        <b>
          {title}
          {isDone && <VisuallyHidden>, {words.isDone}</VisuallyHidden>}
        </b>
        <small>{isLeftOut ? words.isLeftOut : text}</small>
      </span>
      {!isSettled && isOptional && (
        <Button variant="subtle" px="xs" loading={isBusy} aria-label={words.leaveOutOf(title)} onClick={leaveOut}>
          {words.leaveOut}
        </Button>
      )}
      {!isSettled && (
        <Anchor className={styles.act ?? ''} href={at} aria-label={words.actionOf(action, title)}>
          {action}
        </Anchor>
      )}
    </li>
  )
}
