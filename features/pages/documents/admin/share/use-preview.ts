import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import type { PageAtWork } from '../../../admin/page/use-page'
import { NOTICE } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { sharePage } from '../../wire.admin'

/** Links for the owner's own eyes: one a page is enough, as it shows the draft as it stands then. */
const links = new Map<number, { readonly href: string; readonly expiresAt: string }>()
const MINUTE = 60_000

export const forgetPreview = (id: number): boolean => links.delete(id)

/** Opens the draft as visitors would see it, in a window of its own: where this person is, whatever the site is called outside. */
export function usePreview(page: PageAtWork) {
  const { notify, explain } = useAdmin()
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: Window | null) => {
      await page.settle()
      const href = await linkTo(page.id)
      if (tab) tab.location.replace(location.origin + new URL(href).pathname)
      else notify({ id: NOTICE, text: messages.share.blocked, tone: 'bad' })
    },
    onError: (error, tab) => {
      tab?.close()
      notify({ id: NOTICE, text: explain(error), tone: 'bad' })
    },
  })
  /** The window is opened with the press: one that opens later is taken for an advertisement. */
  return { preview: () => mutate(window.open('about:blank', `preview-${page.id}`)), isOpening: isPending }
}

async function linkTo(id: number): Promise<string> {
  const known = links.get(id)
  if (known && Date.parse(known.expiresAt) > Date.now() + MINUTE) return known.href
  const link = await send(sharePage, { id, days: 1 })
  links.set(id, link)
  return link.href
}
