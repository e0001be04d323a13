import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../app'
import type { Assets } from '../../http/assets'
import { StartRefused } from '../../settings'
import { addressesIn } from './addresses-in'
import { askSite, type SiteAnswer } from './ask-site'
import { copiedPage } from './copied-page'
import { type CopyFolder, openCopyFolder } from './copy-folder'
import { fileOf } from './file-of'
import { firstAddresses } from './first-addresses'
import { hasParameters, nginxMap, nginxQueryMap, type Rule, redirectPage, redirectsFile, rulesIn } from './redirect-files'

/** The script that tells those of a copied page where their server is. */
const COPY_SCRIPT = 'apps/site/copy.ts'

export type StaticSite = { readonly app: App; readonly server: FastifyInstance; readonly assets: Assets }
type Options = {
  readonly folder: string
  /** The origin that forms, lists and the admin go on asking, such as `https://www.example.com`. */
  readonly askedOf: string
  readonly progress?: (done: number, known: number) => void
}
export type StaticReport = {
  readonly pages: number
  readonly files: number
  readonly redirects: number
  /** Files of the earlier copy that this one does not have. */
  readonly removed: number
  /** Addresses that answer on the site and can be no file of a copy. */
  readonly left: readonly string[]
}

type Copying = StaticSite & {
  readonly options: Options
  readonly folder: CopyFolder
  readonly queue: Set<string>
  readonly counts: { pages: number; redirects: number }
  readonly left: string[]
}

/** Lays the whole public site down as files, one answer at a time; what each of them names is copied as well. */
export async function exportStatic(site: StaticSite, options: Options): Promise<StaticReport> {
  const isOpen = await site.app.features.find(({ opening }) => opening)?.opening?.isOpen()
  if (isOpen === false) throw new StartRefused('the site is closed: open it first (frontage site open)')
  const queue = new Set(await firstAddresses(site.app))
  const folder = await openCopyFolder(options.folder)
  const copying: Copying = { ...site, options, folder, queue, counts: { pages: 0, redirects: 0 }, left: [] }
  // A set that grows is walked to its end: what a page names comes after it.
  let done = 0
  for (const address of queue) {
    await copyAddress(address, copying)
    options.progress?.(++done, queue.size)
  }
  for (const address of site.assets.addresses()) await folder.write(fileOf(address, false)!, site.assets.get(address)!.body)
  await copyRedirects(copying)
  await copyMissing(copying)
  const files = folder.files().length
  return { ...copying.counts, files, removed: await folder.finish(), left: copying.left }
}

async function copyAddress(address: string, copying: Copying): Promise<void> {
  // All of these are laid down in one go, no matter which page names them.
  if (address.startsWith('/assets/')) return
  const answered = await askSite(copying.server, address)
  if (answered.status === 200) await writeAnswer(address, answered, copying)
  else answered.body.resume()
}

const isPage = ({ type }: SiteAnswer): boolean => type.startsWith('text/html')
/** What may name further addresses. */
const isRead = ({ type }: SiteAnswer): boolean => /^text\/(?:html|css)|xml|manifest\+json/.test(type)

async function writeAnswer(address: string, answered: SiteAnswer, { folder, queue, counts, left, app, ...rest }: Copying): Promise<void> {
  const file = fileOf(address, isPage(answered))
  if (!file) {
    left.push(address)
    answered.body.resume()
    return
  }
  if (!isRead(answered)) return folder.write(file, answered.body)
  const content = await text(answered.body)
  for (const found of addressesIn(content, app.publicUrl)) queue.add(found)
  counts.pages += Number(isPage(answered))
  await folder.write(file, isPage(answered) ? copyOf(content, answered, rest) : content)
}

const copyOf = (html: string, { policy }: SiteAnswer, { assets, options }: Pick<Copying, 'assets' | 'options'>): string =>
  copiedPage(html, policy, { server: options.askedOf, script: assets.addressOf(COPY_SCRIPT) })

/** As pages that lead on, and as lists for web servers: these alone lead on from whole folders of addresses. */
async function copyRedirects({ app, server, folder, counts, left }: Copying): Promise<void> {
  const texts = await Promise.all(
    app.registry
      .transfers()
      .filter(({ name }) => name === 'seo')
      .map(({ write }) => write()),
  )
  const rules = texts.flatMap(rulesIn)
  for (const rule of rules) {
    const { from } = rule
    const file = from.endsWith('*') || hasParameters(rule) ? undefined : fileOf(from, true)
    if (!file || folder.has(file)) continue
    const to = await leadsTo(from, server)
    if (to) await folder.write(file, redirectPage(to))
    counts.redirects += Number(Boolean(to))
  }
  left.push(...rules.filter(isForServers).map(({ from }) => from))
  if (!rules.length) return
  await folder.write('_redirects', redirectsFile(rules))
  await folder.write('redirects.nginx.map', nginxMap(rules))
  const queries = nginxQueryMap(rules)
  if (queries) await folder.write('redirects.nginx.query.map', queries)
}

const isForServers = (rule: Rule): boolean => rule.from.endsWith('*') || rule.status === 410 || hasParameters(rule)

async function leadsTo(from: string, server: FastifyInstance): Promise<string> {
  const { location, body } = await askSite(server, new URL(from, 'http://site').pathname)
  body.resume()
  return location
}

/** What web servers show where nothing is. */
async function copyMissing(copying: Copying): Promise<void> {
  const answered = await askSite(copying.server, '/404')
  await copying.folder.write('404.html', copyOf(await text(answered.body), answered, copying))
}
