import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import { messages } from '../../messages.assistant'
import { publishSite, takeOffline } from '../../wire.admin'
import { useTakeSetup } from '../assistant/use-setup'

const words = messages.publish
const NOTICE = 'site'

/** Publishes everything at once and leads to the home screen, where it can be undone. */
export function usePublish(done: () => void) {
  const { goTo, explain, notify, announce } = useAdmin()
  const take = useTakeSetup()
  const undoing = useMutation({
    mutationFn: () => send(takeOffline, {}),
    onSuccess: ({ setup }) => {
      take(setup)
      notify({ id: NOTICE, text: words.undone })
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(publishSite, {}),
    onSuccess: ({ setup }) => {
      take(setup)
      done()
      goTo('/')
      announce(words.published)
      notify({ id: NOTICE, text: words.published, action: { label: words.undo, run: () => undoing.mutate() } })
    },
  })
  return {
    publish: (): void => {
      if (!isPending) mutate()
    },
    isPublishing: isPending,
    failure: error ? explain(error) : undefined,
  }
}
