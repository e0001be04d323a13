import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { messages } from '../../messages.home'
import type { Setup } from '../../wire.admin'
import { PublishQuestion } from '../check/publish-question'

/** Asks once, then publishes the whole site. */
export function PublishButton({ setup }: { readonly setup: Setup }) {
  const [isAsking, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button size="md" onClick={open}>
        {messages.card.publish}
      </Button>
      {isAsking && <PublishQuestion setup={setup} close={close} />}
    </>
  )
}
