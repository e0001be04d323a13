import type { ReactNode } from 'react'
import { frameMessages } from './messages'

type SiteFrameProps = { readonly header: ReactNode; readonly footer: ReactNode; readonly children: ReactNode }

/** What stands on every page around its content. */
export const SiteFrame = ({ header, footer, children }: SiteFrameProps): ReactNode => (
  <>
    <a className="skip-link" href="#content">
      {frameMessages.skip}
    </a>
    {header}
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
