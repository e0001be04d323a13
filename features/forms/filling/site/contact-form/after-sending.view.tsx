import { lazy, Suspense } from 'react'
import type { Popup } from '../../popup'

const Message = lazy(() => import('../pieces/message/message.view').then((code) => ({ default: code.Message })))

/** A message above the page after sending; its code comes with the first of them. */
export const AfterSending = ({ popup }: { readonly popup: Popup }) => (
  <Suspense>
    <Message popup={popup} />
  </Suspense>
)
