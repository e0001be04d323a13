import type { AdminLanguage } from '@frontage/kit/admin-language'
import { translatorTo } from '@frontage/kit/admin-words.server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Assets } from './assets'
import { installLinks } from './install/links'
import { authPolicy } from './security-headers'
import { spokenMarkup } from './spoken-markup'

const SHEET = 'features/accounts/site/auth-pages/auth-pages.css'
const SCRIPT = 'features/accounts/site/auth-pages/auth-pages.client.ts'

/** A page before the admin, in the language of whoever reads it: one sheet, and one small script that nothing on it needs. */
export function authPage(
  assets: Assets,
  { title, body }: { readonly title: string; readonly body: ReactNode },
  language: AdminLanguage,
): { html: string; headers: Record<string, string> } {
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.dev?.linkOf(SHEET) ?? assets.addressOf(SHEET)} />
        {/* Before anything is painted: it knows whether light or dark was chosen, and what stands behind the #. */}
        <script type="module" blocking="render" src={assets.addressOf(SCRIPT)} />
      </head>
      <body>{body}</body>
    </html>
  )
  const html = renderToStaticMarkup(page).replace('</head>', `${installLinks}</head>`)
  const translate = translatorTo(language)
  return {
    html: `<!doctype html>${translate ? spokenMarkup(html, translate) : html}`,
    headers: { 'content-security-policy': authPolicy, 'content-type': 'text/html; charset=utf-8' },
  }
}
