import { Button, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LongTitle } from './long-title'
import styles from './screen-head.module.css'

type ScreenHeadProps = {
  readonly back: { readonly href: string; readonly label: string }
  readonly title: string
  /** Who sees it, as badges. */
  readonly standing?: ReactNode
  /** Whether it is kept: a word or two. Their place stays when they change. */
  readonly state: ReactNode
  /** What is in the way; below everything else. */
  readonly trouble?: ReactNode
  /** What is done with it. */
  readonly children: ReactNode
}

/** The head of a desk on which one thing is worked on. It stays in sight where there is room for it. */
export const ScreenHead = ({ back, title, standing, state, trouble, children }: ScreenHeadProps) => (
  <header className={styles.head}>
    <div className={styles.line}>
      <div className={styles.name}>
        <Group gap="xs">
          <Button component="a" href={back.href} className={styles.back} variant="subtle" px="xs" leftSection={<IconArrowLeft size={18} />}>
            {back.label}
          </Button>
          {standing}
        </Group>
        <LongTitle className={styles.title}>{title}</LongTitle>
      </div>
      <div className={styles.side}>
        <span className={styles.state} role="status">
          {state}
        </span>
        <div className={styles.deeds}>{children}</div>
      </div>
    </div>
    {trouble}
  </header>
)
