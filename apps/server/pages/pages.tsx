import { examples } from '@frontage/app-sandbox/examples'
import { BlockReference } from '@frontage/app-sandbox/reference'
import { SandboxExample, SandboxIndex } from '@frontage/app-sandbox/sandbox'
import type { Redrawing } from '@frontage/kit/feature.server'
import type { Titled } from '@frontage/kit/findable.server'
import { hrefOf, type PageAddress } from '@frontage/kit/island/address'
import type { PageModule, PageRow, PageSource, StoredPage } from '@frontage/kit/island/page'
import { addressFrom } from '@frontage/kit/island/read-address'
import type { Opening, Sketch } from '@frontage/kit/set-up.server'
import type { SiteLook } from '@frontage/kit/site-look.server'
import type { Actor } from '@frontage/kit/wire/permission'
import { modulesIn, rulesOf } from '@frontage/pages/site/pieces/page-rows/row-rules.view'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Delivery } from '../http/deliver'
import { issueMessages } from '../messages'
import { blockReference } from '../reference/block-reference'
import { prepare, type Ready } from './draw'
import { Message, type MessageProps, SiteFrame } from './frame'
import { headOf } from './head'
import { PLAIN_LOOK } from './page-look'
import type { PageTools } from './page-tools'
import { type Main, rowsForVisitors, rowsWithNotes } from './rows'
import { deliveryOf, PREVIEW, type Script, type Sheet } from './sheet'

const PLAIN = 'apps/site/plain.css'

/** Another frame and another look than those of the site. */
type Around = { readonly frame: Awaited<ReturnType<PageSource['frame']>>; readonly look: SiteLook }

/** Search engines leave it alone. */
const unlisted = (delivery: Delivery): Delivery => ({ ...delivery, headers: { ...delivery.headers, 'x-robots-tag': 'noindex' } })

type RenderMain = (ready: Ready) => Main
const visitorsSee =
  (rows: readonly PageRow[]): RenderMain =>
  (ready) =>
    rowsForVisitors(rows, ready)

/** Draws whole pages. */
export class Pages {
  readonly #tools: PageTools
  /** As it was last asked for: a page for when nothing can be asked wears it too. */
  #look = PLAIN_LOOK
  #titled: Titled = (title) => title

  constructor(tools: PageTools) {
    this.#tools = tools
  }

  async #ask(): Promise<void> {
    ;[this.#look, this.#titled] = await Promise.all([this.#tools.look(), this.#tools.titled()])
  }

  /** A page of the site; undefined when there is none at this path. */
  async page(address: PageAddress): Promise<Delivery | undefined> {
    const page = await this.#tools.pages.find(address.path, address.query.s)
    if (!page) return undefined
    const canonical = `${this.#tools.publicUrl}${hrefOf({ ...address, query: {} })}`
    const head = await headOf(page, canonical, this.#tools.heads, this.#tools.pages)
    const { title, description } = page
    const sheet = { title, description, canonical, ...head, stylesheets: [], sheets: [rulesOf(page.rows)] }
    return this.#framed(address, modulesIn(page.rows), sheet, visitorsSee(page.rows))
  }

  /** A draft, for whoever was given its link. */
  async shared(token: string): Promise<Delivery | undefined> {
    const page = await this.#tools.pages.shared?.(token)
    return page && this.#once(page)
  }

  /** A page as it was published once, for who may change it. */
  async version(page: number, version: number, actor: Actor): Promise<Delivery | undefined> {
    const stored = await this.#tools.pages.version?.(page, version, actor)
    return stored && this.#once(stored, true)
  }

  /** A template for new pages, as visitors would see it now. */
  async template(name: string, actor: Actor): Promise<Delivery | undefined> {
    const page = await this.#tools.pages.template?.(name, actor)
    return page && this.#once(page, true, visitorsSee(page.rows))
  }

  /** A page that nothing keeps, that search engines leave alone, and that tells nobody where it was. */
  async #once(page: StoredPage, isStill = false, main?: RenderMain): Promise<Delivery> {
    const address = addressFrom(page.path, new URLSearchParams())
    await this.#ask()
    const sheet = {
      title: this.#titled(page.title),
      description: '',
      isHidden: true,
      isOnce: true,
      isStill,
      stylesheets: [],
      sheets: [rulesOf(page.rows)],
    }
    const withNotes: RenderMain = (ready) => rowsWithNotes(page.rows, ready)
    const delivery = await this.#framed(address, modulesIn(page.rows), sheet, main ?? withNotes)
    return unlisted({ ...delivery, headers: { ...delivery.headers, 'referrer-policy': 'no-referrer' } })
  }

  /** A page that is drawn once, for one visitor. */
  async redrawn({ path, module, isIt, first, status }: Redrawing): Promise<Delivery> {
    const address = addressFrom(path, new URLSearchParams())
    const page = await this.#tools.pages.find(path)
    const modules = modulesIn(page?.rows ?? [])
    const found = modules.find(isIt)
    const instead = (candidate: PageModule): unknown => (candidate === (found ?? module) ? first : undefined)
    const sheets = [rulesOf(page?.rows ?? [])]
    await this.#ask()
    const sheet = { title: this.#titled(page?.title ?? ''), description: '', status, isHidden: true, isOnce: true, stylesheets: [], sheets }
    const alone: RenderMain = (ready) => ({ ready, body: <div className="wide">{ready.draw(module)}</div> })
    if (!page || !found) return this.#framed(address, [module], sheet, alone, instead)
    return this.#framed(address, modules, sheet, visitorsSee(page.rows), instead)
  }

  /** A page that nothing keeps yet, in the look and between the header and footer that come with it, for whoever sets the site up. */
  async sketched({ page, isDraft, header, footer, look }: Sketch<SiteLook>): Promise<Delivery> {
    const { title, rows } = page
    const sheet = { title, description: '', isHidden: true, isOnce: true, stylesheets: [], sheets: [rulesOf(rows)] }
    const around = { frame: { header, footer }, look }
    const address = addressFrom(page.path, new URLSearchParams())
    const main: RenderMain = isDraft ? (ready) => rowsWithNotes(rows, ready) : visitorsSee(rows)
    return unlisted(await this.#framed(address, modulesIn(rows), sheet, main, undefined, around))
  }

  /** What stands at every address before the site is open. */
  async opening({ modules, retryAfter }: Pick<Opening<SiteLook>, 'modules' | 'retryAfter'>, isOwner: boolean): Promise<Delivery> {
    await this.#ask()
    const all = modules(isOwner)
    const { draw, hasFrames: _, ...ready } = await prepare(all, { path: '/', page: 1, query: {} }, this.#tools)
    const sheet = {
      title: (await this.#tools.siteName()) || issueMessages.unmade.title,
      description: '',
      status: 503,
      isHidden: true,
      ...ready,
    }
    const delivery = unlisted(await this.#deliveryOf(sheet, <main id="content">{all.map(draw)}</main>))
    return { ...delivery, headers: { ...delivery.headers, 'retry-after': String(retryAfter) } }
  }

  /** A page that says what went wrong, in the site's own clothes. */
  async message(status: number, say: () => MessageProps): Promise<Delivery> {
    // In the words that are settled now: what is asked before that may be those from before a change.
    await this.#ask()
    const said = say()
    const sheet = { title: this.#titled(said.title), description: '', status, isHidden: true, stylesheets: [PLAIN] }
    return this.#framed({ path: `/${status}`, page: 1, query: {} }, [], sheet, (ready) => ({ ready, body: <Message {...said} /> }))
  }

  /** What stands where no page is. A site without a home page sends nobody there. */
  async missing(): Promise<Delivery> {
    const home = await this.#tools.pages.find('/')
    return this.message(404, () => (home ? issueMessages.notFound : { ...issueMessages.unmade, hasHome: false }))
  }

  /** A page for when even header and footer cannot be asked for: it needs nothing but itself. */
  async apology(status: number): Promise<Delivery> {
    const { title, text } = status === 503 ? issueMessages.unavailable : issueMessages.failed
    const sheet = { title: this.#titled(title), description: '', status, isHidden: true, stylesheets: [PLAIN] }
    return this.#deliveryOf(sheet, <Message title={title} text={text} />)
  }

  sandboxIndex = (): Promise<Delivery> => this.#plain('Sandbox', <SandboxIndex />)
  /** What somebody who builds on the site reads. */
  reference = (title: string, body: ReactNode): Promise<Delivery> => this.#plain(title, body)
  blockReference = (): Promise<Delivery> => this.#plain('Blocks', <BlockReference blocks={blockReference()} />)

  async #plain(title: string, body: ReactNode, script?: Script): Promise<Delivery> {
    await this.#ask()
    return this.#deliveryOf({ title, description: '', isHidden: true, stylesheets: [PLAIN], ...(script && { script }) }, body)
  }

  /** One example of one widget; undefined when there is none at this path. */
  async sandboxExample(address: PageAddress): Promise<Delivery | undefined> {
    const example = examples.find(({ path }) => path === address.path)
    if (!example) return undefined
    await this.#ask()
    const { draw, stylesheets, hasFrames, ...ready } = await prepare([example], address, this.#tools)
    const sheet = {
      title: `${example.block}: ${example.name}`,
      description: '',
      isHidden: true,
      ...ready,
      frames: await this.#framesOf(hasFrames),
      stylesheets: [...stylesheets, PLAIN],
    }
    const drawn = draw(example)
    const hasHeading = renderToStaticMarkup(drawn).includes('<h1')
    return this.#deliveryOf(sheet, <SandboxExample {...{ example, hasHeading }}>{drawn}</SandboxExample>)
  }

  /** The empty page in which the admin shows what is being set up. */
  preview = (): Promise<Delivery> => this.#plain('Preview', null, PREVIEW)

  /** Something between the site's own header and footer. */
  async #framed(
    address: PageAddress,
    modules: readonly PageModule[],
    sheet: Sheet,
    main: RenderMain,
    instead: (module: PageModule) => unknown = () => undefined,
    around?: Around,
  ): Promise<Delivery> {
    await this.#ask()
    const look = this.#look
    const { header, footer } = around?.frame ?? (await this.#tools.pages.frame())
    const { body: inside, ready: all } = main(await prepare([...header, ...modules, ...footer], address, { ...this.#tools, instead }))
    const { draw, stylesheets, hasFrames, ...ready } = all
    const body = (
      <SiteFrame header={header.map(draw)} footer={footer.map(draw)}>
        {inside}
      </SiteFrame>
    )
    const [frames, hosts] = await Promise.all([this.#framesOf(hasFrames), this.#tools.hosts()])
    const sheets = [...ready.sheets, ...(sheet.sheets ?? [])]
    const whole = { ...sheet, ...ready, sheets, frames, hosts, stylesheets: [...stylesheets, ...sheet.stylesheets] }
    return deliveryOf(whole, around?.look ?? look, this.#tools, body)
  }

  async #framesOf(hasFrames: boolean): Promise<readonly string[] | undefined> {
    return hasFrames ? this.#tools.frameHosts() : undefined
  }

  #deliveryOf(sheet: Sheet, body: ReactNode): Promise<Delivery> {
    return deliveryOf(sheet, this.#look, this.#tools, body)
  }
}
