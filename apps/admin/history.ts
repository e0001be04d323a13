import { withoutEndSlashes } from '@frontage/kit/path'
import { createBrowserHistory } from '@tanstack/history'
import { useSyncExternalStore } from 'react'

/** Where the admin is, was, and goes: the browser's own history, which a screen can hold back. */
export const history = createBrowserHistory()

const HOME = '/admin'

/** The path under /admin of an address, without a slash at its end: `/` or `/pages`. */
export const pathOf = (pathname: string): string => withoutEndSlashes(pathname.slice(HOME.length)) || '/'

/** The address as it stands now, and from then on as it changes. */
export const useLocation = () => useSyncExternalStore(history.subscribe, () => history.location)
