import type { Address } from '../wire/address'

export const previewAddress = { name: 'preview-block', via: 'POST /api/preview' } as const satisfies Address

/** The empty page in which previews are shown; it waits for messages of the page around it. */
export const PREVIEW_PAGE = '/admin/preview'

/** A page as it once was, drawn for those who may change it. */
export const versionPage = (page: number | string, version: number | string): string => `/admin/preview/pages/${page}/versions/${version}`

/** A template for new pages, drawn for those who may make one. */
export const templatePage = (name: string): string => `/admin/preview/templates/${name}`

/** What the page around a preview sends: a block and its attributes. */
export type PreviewMessage = { readonly preview: { readonly block: string; readonly props: Record<string, unknown> } }

/** A page of the site that is being set up, drawn from what was answered so far: `?path=/about&look=ledger`. */
export const SKETCH_PAGE = '/admin/preview/setup'
