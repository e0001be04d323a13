import { send } from '@frontage/kit/wire/send.client'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { type Frame, linksIn, pathOf } from '../../frame'
import { messages } from '../../messages.admin'
import { MOST_HREFS } from '../../spec'
import { checkLinks } from '../../wire.admin'
import { lostKey } from '../keys'

const Lost = createContext<ReadonlyMap<string, string>>(new Map())
const words = messages.lines

const PAUSE = 400

/** Looks after the links of a frame, so that those into nowhere are named where they stand. */
export function LostLinks({ frame, children }: { readonly frame: Frame; readonly children: ReactNode }) {
  const [settled] = useDebouncedValue(JSON.stringify([...new Set(linksIn(frame))].filter((href) => pathOf(href) !== undefined)), PAUSE)
  const hrefs = (JSON.parse(settled) as string[]).slice(0, MOST_HREFS)
  const { data } = useQuery({
    queryKey: lostKey(hrefs),
    queryFn: () => send(checkLinks, { hrefs }),
    placeholderData: keepPreviousData,
  })
  const { lost = [], misplaced = [] } = data ?? {}
  const value = new Map([...lost.map((href) => [href, words.lost] as const), ...misplaced.map((href) => [href, words.misplaced] as const)])
  return <Lost value={value}>{children}</Lost>
}

/** Why a link leads nowhere, in words; undefined when it leads somewhere. */
export const useLostWords = (href: string): string | undefined => useContext(Lost).get(href)
