import type { ReactNode } from 'react'
import { frameMessages } from '../messages'

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

/** What a page says that has nothing else. */
export type MessageProps = {
  readonly title: string
  readonly text: string
  /** Whether there is a home page to lead to. */
  readonly hasHome?: boolean
}

/** A page that only says something. */
export const Message = ({ title, text, hasHome = true }: MessageProps): ReactNode => (
  <div className="wide message-page">
    <h1>{title}</h1>
    <p>{text}</p>
    {hasHome && (
      <a className="button" href="/">
        {frameMessages.home}
      </a>
    )}
  </div>
)
