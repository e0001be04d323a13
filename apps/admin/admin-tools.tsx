import { type Admin, AdminContext } from '@frontage/kit/admin/screen'
import { VisuallyHidden } from '@mantine/core'
import type { BlockerFn } from '@tanstack/history'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import siteSheet from '../site/site.css?url'
import { accountItems, actionWords, blocks, fields, helpAt, menu, pictures, presets } from './contributions'
import { explain } from './explain'
import { history, pathOf, useLocation } from './history'
import { notify } from './notify'
import { When } from './when'

const siteSheets = [siteSheet, '/look.css']
const HOME = '/admin'

/** Lends everything below it what a screen needs from the admin around it. */
export function AdminTools({ children }: { readonly children: ReactNode }) {
  const place = usePlace()
  const [said, setSaid] = useState('')
  /** The same words twice in a row are news as well: a space tells them apart. */
  const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text} ` : text)), [])
  const tools = useMemo<Admin>(
    () => ({
      ...place,
      announce,
      notify,
      explain,
      actionWords,
      helpAt,
      siteSheets,
      pictures,
      menu,
      fields,
      presets,
      blocks,
      accountItems,
      When,
    }),
    [place, announce],
  )
  return (
    <AdminContext value={tools}>
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        {said}
      </VisuallyHidden>
    </AdminContext>
  )
}

/** The history asks what is held back; a screen says what may go. */
const unless =
  (mayLeave: Parameters<Admin['holdBack']>[0]): BlockerFn =>
  async ({ nextLocation: { pathname, search } }) =>
    !(await mayLeave(pathname.slice(HOME.length) + search))

/** Where the admin is, and how to get elsewhere. */
function usePlace(): Pick<Admin, 'path' | 'search' | 'goTo' | 'setSearch' | 'holdBack'> {
  const {
    pathname,
    search,
    state: { __TSR_key: visit },
  } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that is opened again asks again
  return useMemo(() => {
    const path = pathOf(pathname)
    const query = new URLSearchParams(search)
    return {
      path,
      search: query,
      goTo: (to, how = 'push') => history[how](HOME + to),
      setSearch: (changes, how = 'replace') => {
        const next = new URLSearchParams(query)
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
        history[how](`${HOME}${path}${next.size ? `?${next}` : ''}`)
      },
      holdBack: (mayLeave) => history.block({ blockerFn: unless(mayLeave), enableBeforeUnload: true }),
    }
  }, [pathname, search, visit])
}
