import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Suspense } from 'react'
import { messages } from '../../messages.home'
import type { Setup } from '../../wire.admin'

const PublishQuestion = lazyOver(() => import('../check/publish-question').then(({ PublishQuestion }) => PublishQuestion))

/** Asks once, then publishes the whole site. */
export function PublishButton({ setup }: { readonly setup: Setup }) {
  const [isAsking, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button size="md" onClick={open}>
        {messages.card.publish}
      </Button>
      <Suspense>{isAsking && <PublishQuestion setup={setup} close={close} />}</Suspense>
    </>
  )
}
