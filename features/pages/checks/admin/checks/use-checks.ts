import { type Notice, useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages as menuWords } from '../../../admin/menu/menu-words'
import { useMenu } from '../../../admin/menu/use-menu'
import type { PageAtWork } from '../../../admin/page/use-page'
import { NOTICE, pagesKey, versionsKey } from '../../../admin/page-keys'
import { findUnfinished } from '../../../admin/unfinished/find-unfinished'
import type { Finding, ValidationIssue } from '../../../validation-issue'
import { publishPage } from '../../../wire.admin'
import { messages as words } from '../../messages.admin'
import { checkPage } from '../../wire.admin'

export type Checks = ReturnType<typeof useChecks>

const findingOf =
  (severity: Finding['severity']) =>
  ({ path, text }: ValidationIssue): Finding => ({ at: path, rule: 'unfinished', severity, text })
const isMust = ({ severity }: Finding): boolean => severity === 'must'

/** Looks a page over, on demand and before it is published. What visitors would run into is asked about. */
export function useChecks(page: PageAtWork) {
  const { notify, announce, explain, blocks } = useAdmin()
  const [findings, setFindings] = useState<readonly Finding[]>()
  const [isAsking, setAsking] = useState(false)
  const refused = (error: unknown): void => notify({ id: NOTICE, text: explain(error), tone: 'bad' })
  const look = async (): Promise<readonly Finding[]> => {
    const { document } = page.now()
    const [{ findings: others }, { unfinished, empty }] = await Promise.all([
      send(checkPage, { id: page.id, document }),
      blocks().then((known) => findUnfinished(document, known)),
    ])
    const found = [...unfinished.map(findingOf('must')), ...others, ...empty.map(findingOf('should'))]
    setFindings(found)
    return found
  }
  const checking = useMutation({
    mutationFn: look,
    onSuccess: (found) => {
      setAsking(false)
      announce(found.length === 0 ? words.clean : words.title)
    },
    onError: refused,
  })
  const { publish, isPublishing } = usePublish(page, look, refused, (found) => {
    const isHeld = found.some(isMust)
    setAsking(isHeld)
    if (isHeld) announce(words.must(found.filter(isMust).length))
    else if (found.length === 0) setFindings(undefined)
  })
  return {
    findings,
    isOpen: findings !== undefined,
    /** Publishing waits for a word of its owner. */
    isAsking,
    isBusy: isPublishing || checking.isPending,
    isChecking: checking.isPending,
    check: () => checking.mutate(),
    /** A page that goes live by itself is looked over when that is planned. Nothing is asked, and nothing said when all is well. */
    planned: () => checking.mutate(undefined, { onSuccess: (found) => found.some(isMust) || setFindings(undefined) }),
    publish: () => publish(false),
    publishAnyway: () => publish(true),
    close: () => setFindings(undefined),
  }
}

/** Keeps everything, looks the page over, and publishes it unless something must be mended first. */
function usePublish(
  page: PageAtWork,
  look: () => Promise<readonly Finding[]>,
  refused: (error: unknown) => void,
  looked: (found: readonly Finding[]) => void,
) {
  const { notify, announce } = useAdmin()
  const client = useQueryClient()
  const menu = useMenu()
  const tell = (text: string, more: Partial<Notice> = {}): void => {
    announce(text)
    notify({ id: NOTICE, text, ...more })
  }
  /** What visitors see is offered for the menu, as long as nothing there leads to it. */
  const tellPublished = (title: string, path: string): void => {
    const offer = { action: { label: menuWords.add, run: () => menu.add({ title, path }) } }
    tell(words.published, menu.canAdd(path) ? offer : {})
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async (isDecided: boolean) => {
      if (!(await page.settle())) return tell(words.notYet, { tone: 'bad' })
      const found = isDecided ? [] : await look()
      looked(found)
      if (found.some(isMust)) return
      const { revision, document } = page.now()
      page.setStanding(await send(publishPage, { id: page.id, revision }))
      tellPublished(document.title, document.path)
    },
    onError: refused,
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: pagesKey }), client.invalidateQueries({ queryKey: versionsKey(page.id) })]),
  })
  return { publish: mutate, isPublishing: isPending }
}
