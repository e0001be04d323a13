import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { Tide } from '../../site/auth-pages/tide.view'
import styles from './front-page.module.css'

type FrontPageProps = { readonly siteName: string; readonly title: string; readonly lead?: string; readonly children?: ReactNode }

/** What somebody sees who is not in yet: whose house it is on one side, what to do on the other. */
export function FrontPage({ siteName, title, lead, children }: FrontPageProps) {
  useEffect(() => {
    document.title = [title, siteName].filter(Boolean).join(' · ')
  }, [title, siteName])
  return (
    <div className={styles.page}>
      <header className={styles.side} data-plane="band">
        <p className={styles.site}>{siteName}</p>
        <Tide className={styles.tide} />
      </header>
      <main className={styles.main}>
        <Stack gap="lg" className={styles.sheet}>
          <div>
            <Title order={1}>{title}</Title>
            {lead && (
              <Text c="dimmed" mt="xs">
                {lead}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </main>
    </div>
  )
}
