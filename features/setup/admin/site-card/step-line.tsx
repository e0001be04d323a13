import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { Anchor, Button, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import { messages } from '../../messages.home'
import type { FirstSteps } from '../../wire.first-steps'
import styles from './site-card.module.css'

const AskReview = lazyOver(() => import('./ask-review').then(({ AskReview }) => AskReview))

const words = messages.steps

type Step = FirstSteps['steps'][number]
type StepLineProps = {
  readonly step: Step
  readonly isBusy: boolean
  readonly leaveOut: () => void
  /** A customer was asked for a review. */
  readonly asked: () => void
}

/** One of the first steps: its state, and its one action. */
export function StepLine({ step, isBusy, leaveOut, asked }: StepLineProps) {
  const { title, text, isDone, isLeftOut, isOptional } = step
  const isSettled = isDone || isLeftOut
  const [isAsking, asking] = useDisclosure(false)
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
      {!isSettled && <Act step={step} ask={asking.open} />}
      <Suspense>{isAsking && <AskReview path={step.at} asked={asked} close={asking.close} />}</Suspense>
    </li>
  )
}

/** Leads to where it is done; a customer is asked from here, with the address of the form. */
function Act({ step: { name, title, action, at }, ask }: Pick<StepLineProps, 'step'> & { readonly ask: () => void }) {
  const label = words.actionOf(action, title)
  if (name !== 'review' || at.startsWith('/admin'))
    return (
      <Anchor className={styles.act ?? ''} href={at} aria-label={label}>
        {action}
      </Anchor>
    )
  return (
    <Anchor component="button" type="button" className={styles.act ?? ''} aria-label={label} onClick={ask}>
      {action}
    </Anchor>
  )
}
