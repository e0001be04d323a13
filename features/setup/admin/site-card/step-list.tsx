import { Button, Text, Title } from '@mantine/core'
import { messages } from '../../messages.home'
import type { FirstSteps } from '../../wire.first-steps'
import styles from './site-card.module.css'
import { StepLine } from './step-line'
import { useFirstSteps } from './use-first-steps'
import { useSeenAddress } from './use-seen-address'

const words = messages.steps

type StepListProps = { readonly news: FirstSteps; readonly list: FirstSteps['steps'] }

/** What a new owner does first. Each ticks itself off when it really happened. */
export function StepList({ news, list }: StepListProps) {
  const { isOpen } = news
  const { hide, leaveOut, note, isBusy } = useFirstSteps()
  useSeenAddress(news, () => note('address'))
  const done = list.filter(({ isDone }) => isDone).length
  const settled = list.filter(({ isDone, isLeftOut }) => isDone || isLeftOut).length
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.stepsHead}>
        <Title order={2} id="first-steps">
          {isOpen ? words.next : words.first}
        </Title>
        {!isOpen && (
          <Text size="sm" c="dimmed">
            {words.done(done, list.length)}
          </Text>
        )}
      </div>
      {!isOpen && (
        <div className={styles.meter} aria-hidden>
          <span style={{ width: `${(100 * settled) / list.length}%` }} />
        </div>
      )}
      <ul className={styles.list}>
        {list.map((step) => (
          <StepLine key={step.name} step={step} isBusy={isBusy} leaveOut={() => leaveOut(step.name)} asked={() => note('review')} />
        ))}
      </ul>
      <div className={styles.stepsFoot}>
        <Button variant="subtle" px="xs" onClick={hide}>
          {words.hide}
        </Button>
        <Text size="sm" c="dimmed">
          {words.hideText}
        </Text>
      </div>
    </section>
  )
}
