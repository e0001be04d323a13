/** The drawers of the inbox. `inbox` is everything that is neither spam nor in the bin; `new` is what of it is unread. */
export const drawers = ['inbox', 'new', 'done', 'spam', 'trash'] as const
export type Drawer = (typeof drawers)[number]

export const drawerNames: Readonly<Record<Drawer, string>> = {
  inbox: 'Inbox',
  new: 'Unread',
  done: 'Done',
  spam: 'Held for review',
  trash: 'Trash',
}

/** What the inbox is narrowed to; empty and 0 mean all. */
export type Filters = { readonly state: Drawer; readonly form: number; readonly search: string }

/** Filters as they stand in the address; whatever is not understood there counts as not set. */
export function filtersIn(query: URLSearchParams): Filters {
  const state = query.get('state')
  const form = Number(query.get('form'))
  return {
    state: drawers.find((known) => known === state) ?? 'inbox',
    form: Number.isSafeInteger(form) && form > 0 ? form : 0,
    search: (query.get('search') ?? '').slice(0, 200),
  }
}

export const isNarrowed = ({ form, search }: Filters): boolean => form > 0 || search !== ''
export const cleared = { form: '', search: '' } as const
