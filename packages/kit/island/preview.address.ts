import type { Address } from '../wire/address'

export const previewAddress = { name: 'preview-block', via: 'POST /api/preview' } as const satisfies Address

/** The empty page in which previews are shown; it waits for messages of the page around it. */
export const PREVIEW_PAGE = '/admin/preview'

/** What the page around a preview sends: a block and its attributes. */
export type PreviewMessage = { readonly preview: { readonly block: string; readonly props: Record<string, unknown> } }
