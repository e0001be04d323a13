import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Back } from './back'
import { LongTitle } from './long-title'
import styles from './screen-head.module.css'

type ScreenHeadProps = {
  readonly back: { readonly href: string; readonly label: string }
  readonly title: string
  /** Who sees it, as badges. */
  readonly standing?: ReactNode
  /** Whether it is saved, where it saves by itself: a word or two. Their place stays when they change. */
  readonly state?: ReactNode
  /** What is in the way; below everything else. */
  readonly trouble?: ReactNode
  /** What is done with it. */
  readonly children?: ReactNode
}

/** The head of a screen on which one thing is worked on: the way back, then its title. It stays in sight where there is room for it. */
export const ScreenHead = ({ back, title, standing, state, trouble, children }: ScreenHeadProps) => (
  <header className={styles.head}>
    <div className={styles.line}>
      <div className={styles.name}>
        <Group gap="xs">
          <Back {...back} />
          {standing}
        </Group>
        <LongTitle className={styles.title}>{title}</LongTitle>
      </div>
      {(state !== undefined || children) && (
        <div className={styles.side}>
          {state !== undefined && (
            <span className={styles.state} role="status">
              {state}
            </span>
          )}
          <div className={styles.actions}>{children}</div>
        </div>
      )}
    </div>
    {trouble}
  </header>
)
