import type { PolicyHosts } from '@frontage/kit/feature.server'
import type { Head, Titled } from '@frontage/kit/findable.server'
import type { PageSource } from '@frontage/kit/island/page'
import type { Library } from '@frontage/kit/library.server'
import type { SiteLook } from '@frontage/kit/site-look.server'
import type { Router } from '@frontage/kit/wire/router.server'
import type { Logger } from 'pino'
import type { Assets } from '../http/assets'

export type PageTools = {
  readonly assets: Assets
  readonly router: Router
  readonly pages: PageSource
  /** What features add to the head of every page. */
  readonly heads: readonly Head[]
  readonly log: Logger
  readonly publicUrl: string
  /** What every answer says. */
  readonly headers: Readonly<Record<string, string>>
  /** Hosts whose pages may be shown in frames. */
  readonly frameHosts: () => Promise<readonly string[]>
  /** What scripts ask of others on every page. */
  readonly hosts: () => Promise<PolicyHosts>
  readonly look: () => Promise<SiteLook>
  /** Pictures as they are now. */
  readonly library: Pick<Library, 'find'>
  /** What the business is called; empty until somebody has said so. */
  readonly siteName: () => Promise<string>
  /** What stands in the tab of a page with this title. */
  readonly titled: () => Promise<Titled>
}
