import type { FirstStep as Step } from '@frontage/kit/admin/screen'
import { Button, Text, Title } from '@mantine/core'
import styles from './home.module.css'

/** On a site that has nothing yet: what to do first. */
export const FirstStep = ({ title, text, link, href }: Step) => (
  <div className={styles.done}>
    <svg
      className={styles.wave}
      viewBox="0 0 88 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M14 8h60v48H14zM14 20h60" />
      <path d="M44 29v18M35 38h18" strokeLinecap="round" />
      <path d="M21 14h.01M28 14h.01" strokeLinecap="round" opacity=".6" />
    </svg>
    <div>
      <Title order={3}>{title}</Title>
      <Text c="dimmed" mb="sm">
        {text}
      </Text>
      <Button component="a" href={href}>
        {link}
      </Button>
    </div>
  </div>
)
