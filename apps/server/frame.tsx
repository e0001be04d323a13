import type { ReactNode } from 'react'
import { frameMessages } from './messages'

type SiteFrameProps = { readonly header: ReactNode; readonly footer: ReactNode; readonly children: ReactNode }

/** The end of the header. Nothing is painted before it: a header that is half read would move when the rest of it comes. */
export const HEADER_END = 'header-end'

/** What stands on every page around its content. */
export const SiteFrame = ({ header, footer, children }: SiteFrameProps): ReactNode => (
  <>
    <a className="skip-link" href="#content">
      {frameMessages.skip}
    </a>
    {header}
    <span id={HEADER_END} hidden />
    <main id="content">{children}</main>
    {footer}
  </>
)

/** A page that only says something. */
export const Message = ({ title, text }: { readonly title: string; readonly text: string }): ReactNode => (
  <div className="wide message-page">
    <h1>{title}</h1>
    <p>{text}</p>
    <a className="button" href="/">
      {frameMessages.home}
    </a>
  </div>
)
