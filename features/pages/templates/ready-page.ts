import type { PageDocument } from '../page'

/** A page to begin with. `about` says what is on it. */
export type ReadyPage = Pick<PageDocument, 'title' | 'description' | 'rows'> & { readonly name: string; readonly about: string }
