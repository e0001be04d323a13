import { useAdmin } from '@frontage/kit/admin/screen'
import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { Button } from '@mantine/core'
import { useClipboard, useDisclosure } from '@mantine/hooks'
import { Suspense } from 'react'
import { messages } from '../../messages.home'

const OfflineQuestion = lazyOver(() => import('./offline-question').then(({ OfflineQuestion }) => OfflineQuestion))

const words = messages.card

/** What is done with a site that is open. */
export function OpenActions({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { announce } = useAdmin()
  const { copy, copied } = useClipboard({ timeout: 3000 })
  const [isAsking, { open, close }] = useDisclosure(false)
  const size = isSmall ? 'sm' : 'md'
  const copyAddress = (): void => {
    copy(location.origin)
    announce(words.copied)
  }
  return (
    <>
      <Button component="a" size={size} variant={isSmall ? 'default' : 'filled'} href="/" target="_blank" rel="noreferrer">
        {words.view}
      </Button>
      <Button variant="default" size={size} onClick={copyAddress}>
        {copied ? words.copied : words.copy}
      </Button>
      <Button variant="subtle" size={size} onClick={open}>
        {words.takeOffline}
      </Button>
      <Suspense>{isAsking && <OfflineQuestion close={close} />}</Suspense>
    </>
  )
}
