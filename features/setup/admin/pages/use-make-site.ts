import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import { messages as said } from '../../messages.admin'
import { messages } from '../../messages.assistant'
import { type PageName, pageNames } from '../../spec'
import { makeSite } from '../../wire.admin'
import { useTakeSetup } from '../assistant/use-setup'

const words = messages.pages
const isPageName = (name: string): name is PageName => (pageNames as readonly string[]).includes(name)

/** Makes the site as drafts, and goes on to look through them. What somebody changed meanwhile stays, and is told. */
export function useMakeSite() {
  const { goTo, explain, notify, announce } = useAdmin()
  const take = useTakeSetup()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => send(makeSite, {}),
    onSuccess: ({ setup, kept }) => {
      take(setup)
      announce(words.made(setup.pages.length))
      if (kept.length) notify({ text: words.kept(kept.map((name) => (isPageName(name) ? said.pageTitles[name] : name))) })
      goTo('/setup/check')
    },
  })
  return {
    make: (): Promise<unknown> => mutateAsync().catch(() => {}),
    isMaking: isPending,
    failure: error ? explain(error) : undefined,
  }
}
