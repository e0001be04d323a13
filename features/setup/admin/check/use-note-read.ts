import { send } from '@frontage/kit/wire/send.client'
import { useQueryClient } from '@tanstack/react-query'
import type { PageName } from '../../spec'
import { notePageRead } from '../../wire.admin'
import { firstStepsKey } from '../keys'

/** Notes that a page was looked through. Where that fails the page is opened all the same. */
export function useNoteRead(): (name: PageName) => void {
  const client = useQueryClient()
  return (name) => {
    send(notePageRead, { name })
      .then((answer) => client.setQueryData(firstStepsKey, answer))
      .catch(() => {})
  }
}
