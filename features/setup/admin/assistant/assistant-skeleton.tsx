import { Skeleton } from '@mantine/core'
import { messages } from '../../messages.assistant'
import styles from './assistant.module.css'
import rail from './rail.module.css'
import step from './step-frame.module.css'

/** Holds the place of the set-up while it is asked for. */
export const AssistantSkeleton = () => (
  <div className={styles.shell}>
    <div className={rail.rail} data-plane="band">
      <b>{messages.product}</b>
    </div>
    <div className={step.form} role="status" aria-label="Loading">
      <Skeleton height={34} width={260} />
      <Skeleton height={160} radius="lg" />
    </div>
  </div>
)
