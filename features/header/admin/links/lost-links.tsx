import { send } from '@frontage/kit/wire/send.client'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { type Frame, linksIn, pathOf } from '../../frame'
import { MOST_HREFS } from '../../spec'
import { checkLinks } from '../../wire.admin'
import { lostKey } from '../keys'

const Lost = createContext<ReadonlySet<string>>(new Set())

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
  return <Lost value={new Set(data?.lost)}>{children}</Lost>
}

/** Whether a link leads to a page that is not there. */
export const useIsLost = (href: string): boolean => useContext(Lost).has(href)
