import { Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import styles from './home.module.css'

/** The best sight of the day. It takes the focus over from the last thing that was done. */
export function AllDone({ takesFocus }: { readonly takesFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.done}>
      <svg
        className={styles.wave}
        viewBox="0 0 88 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="44" cy="22" r="13" />
        <path d="M38 22l4.5 4.5L51 18" strokeLinejoin="round" />
        <path d="M4 46c7 0 7-5 13.500-5s6.500 5 13.500 5 6.500-5 13-5 6.500 5 13.500 5 6.500-5 13-5 6.500 5 13.500 5" opacity=".75" />
        <path d="M16 58c7 0 7-5 13.500-5s7 5 14 5 7-5 14-5 7 5 14 5" opacity=".4" />
      </svg>
      <div>
        <Title order={3} ref={title} tabIndex={-1}>
          You’re all caught up
        </Title>
        <Text c="dimmed">New messages and reviews will appear here.</Text>
      </div>
    </div>
  )
}
