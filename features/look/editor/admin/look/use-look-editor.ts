import { useAdmin } from '@frontage/kit/admin/screen'
import { placeNow, setLocale } from '@frontage/kit/say'
import { send } from '@frontage/kit/wire/send.client'
import { useDraft } from '@frontage/parts/admin/use-draft'
import type { DraftDocument } from '@frontage/parts/admin/use-draft-calls'
import { useSteps } from '@frontage/parts/admin/use-steps'
import { useMutation } from '@tanstack/react-query'
import { lookKey } from '../../../admin/keys'
import type { ThemeSettings } from '../../../look'
import { messages } from '../../../messages.admin'
import { discardLook, type OpenLook, openLook, readKeptLook, saveLook, saveLookDraft } from '../../../wire.admin'
import { lookLabels } from './compared'

const NOTICE = 'look'

const theme: DraftDocument<ThemeSettings, OpenLook> = {
  ...{ name: NOTICE, queryKey: lookKey, labels: lookLabels },
  draftOf: ({ look }) => look,
  publishedOf: ({ published }) => published.look,
  canRepublish: () => true,
  compared: (look) => look,
  read: () => send(openLook, {}),
  send: async ({ action, value: look }, revision) => {
    if (action === 'discard') return send(discardLook, { revision })
    if (action === 'save') return send(saveLookDraft, { revision, look })
    const answer = await send(saveLook, { revision, look })
    setLocale({ ...placeNow(), timeZone: answer.published.look.timeZone })
    return answer
  },
  words: { publish: messages.saved, discard: messages.discarded },
}

export type LookContext = ReturnType<typeof useLookEditor>

/** What is being tried, what was tried before, and what is published. */
export function useLookEditor(opened: OpenLook) {
  const { notify, explain } = useAdmin()
  const steps = useSteps(() => opened.look)
  const change = (next: ThemeSettings, mark = ''): void => steps.change(() => next, mark)
  const draft = useDraft(theme, opened, { value: steps.now, show: steps.begin })
  const opening = useMutation({
    mutationFn: (id: number) => send(readKeptLook, { id }),
    onSuccess: (answer) => {
      change(answer.look)
      notify({ id: NOTICE, text: messages.versions.opened })
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
  })
  return { ...draft, steps, change, look: steps.now, openVersion: opening.mutate }
}
