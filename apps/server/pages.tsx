import type { PageAddress } from '@frontage/kit/island/island'
import type { PageModule, PageSource, StoredPage } from '@frontage/kit/island/page'
import type { Router } from '@frontage/kit/wire/router.server'
import { PageRows } from '@frontage/pages/site/pieces/page-rows/page-rows.view'
import { examples, type Example } from '@frontage/app-sandbox/examples'
import { SandboxExample, SandboxIndex } from '@frontage/app-sandbox/sandbox'
import type { Logger } from 'pino'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Assets, squeezed } from './assets'
import type { Delivery } from './deliver'
import { documentOf } from './document'
import { prepare } from './draw'
import { everywhere, transport } from './security-headers'

const BASE = 'apps/site/site.css'
const PLAIN = 'apps/site/plain.css'

export type PageTools = {
  readonly assets: Assets
  readonly router: Router
  readonly pages: PageSource
  readonly log: Logger
  readonly publicUrl: string
}

type Sheet = Pick<StoredPage, 'title' | 'description'> & {
  readonly status?: number
  readonly isHidden?: boolean
  readonly stylesheets: readonly string[]
  readonly body: ReactNode
  readonly canonical?: string
}

export type Pages = ReturnType<typeof createPages>

/** Draws whole pages. */
export function createPages(tools: PageTools) {
  const fonts = fontsIn(tools.assets)

  function deliveryOf({ status = 200, body, stylesheets, ...sheet }: Sheet): Delivery {
    const styles = [BASE, ...stylesheets].map((name) => tools.assets.textOf(name).trim())
    const script = tools.assets.addressOf('apps/site/main.ts')
    const { html, policy } = documentOf({ ...sheet, styles, script, fonts, body: renderToStaticMarkup(body) })
    const cache = status === 200 ? 'public, no-cache' : 'no-store'
    const headers = { ...everywhere, ...transport(tools.publicUrl), 'content-security-policy': policy, 'cache-control': cache }
    return { status, headers, asset: squeezed(Buffer.from(html), 'text/html; charset=utf-8') }
  }

  /** Something between the site's own header and footer. */
  async function framed(address: PageAddress, modules: readonly PageModule[], sheet: Omit<Sheet, 'body' | 'stylesheets'>, main: (draw: (module: PageModule) => ReactNode) => ReactNode, more: readonly string[] = []) {
    const { header, footer } = await tools.pages.frame()
    const { draw, stylesheets } = await prepare([...header, ...modules, ...footer], address, tools)
    const body = (
      <>
        <a className="skip-link" href="#content">
          Skip to the content
        </a>
        {header.map(draw)}
        <main id="content">{main(draw)}</main>
        {footer.map(draw)}
      </>
    )
    return deliveryOf({ ...sheet, body, stylesheets: [...stylesheets, ...more] })
  }

  return {
    page: async (address: PageAddress): Promise<Delivery | undefined> => {
      const page = await tools.pages.find(address.path)
      if (!page) return undefined
      const modules = page.rows.flatMap(({ columns }) => columns.flatMap((column) => column.modules))
      const canonical = `${tools.publicUrl}${address.path}${address.page > 1 ? `?page=${address.page}` : ''}`
      return framed(address, modules, { title: page.title, description: page.description, canonical }, (draw) => <PageRows rows={page.rows} draw={draw} />)
    },

    /** A page that says what went wrong, in the site's own clothes. */
    message: (path: string, status: number, title: string, text: string): Promise<Delivery> =>
      framed({ path, page: 1 }, [], { title, description: '', status, isHidden: true }, () => <Message title={title} text={text} />, [PLAIN]),

    sandboxIndex: (): Delivery => deliveryOf({ title: 'Sandbox', description: '', isHidden: true, stylesheets: [PLAIN], body: <SandboxIndex /> }),

    sandboxExample: async (example: Example, page: number): Promise<Delivery> => {
      const { draw, stylesheets } = await prepare([example], { path: example.path, page }, tools)
      const body = <SandboxExample example={example}>{draw(example)}</SandboxExample>
      return deliveryOf({ title: `${example.block}: ${example.name}`, description: '', isHidden: true, stylesheets: [...stylesheets, PLAIN], body })
    },

    findExample: (path: string): Example | undefined => examples.find((example) => example.path === path),
  }
}

const Message = ({ title, text }: { title: string; text: string }): ReactNode => (
  <div className="w message-page">
    <h1>{title}</h1>
    <p>{text}</p>
    <a className="button" href="/">
      To the home page
    </a>
  </div>
)

/** The two faces in which the first screen is set. */
const fontsIn = (assets: Assets): string[] =>
  [...assets.textOf(BASE).matchAll(/url\(["']?(\/assets\/[\w.-]*latin-(?!ext)[\w.-]*normal[\w.-]*\.woff2)/g)].map(([, address]) => address!).slice(0, 2)
