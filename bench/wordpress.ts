import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER } from './browser/visit.ts'
import { hasWordPress } from './pages/contestants.ts'
import { wordPressVersions } from './pages/versions.ts'
import { type Later, temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'
import { type Seen, walkConnector } from './wordpress/connector.ts'
import { type Compared, type MovedIn, moveIn } from './wordpress/in.ts'
import { type MovedOut, moveOut } from './wordpress/out.ts'
import { sheetOf } from './wordpress/sheet.ts'

/** A WordPress moved here, a site moved there, and the connector in a third; each compared or walked in a browser. */
export const wordpress = (): Promise<Report> =>
  withCleanup(async (later) => {
    if (!hasWordPress()) throw new Error('WordPress, nginx, php-fpm or MariaDB is missing: they come with Debian')
    const folder = temporaryFolder(later)
    const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] })
    later(() => browser.close())
    const into = await moveIn(folder, await readerIn(browser), later)
    await pictures(
      'wordpress-in',
      into.pages.filter(isPictured).map(({ path: name, old, now }) => ({ name, left: old, right: now })),
      browser,
    )
    const out = await moveOut(folder, await readerIn(browser), later)
    await pictures(
      'wordpress-out',
      out.pages.filter(isPageOut).map(({ path: name, now, there }) => ({ name, left: now, right: there })),
      browser,
    )
    const seen = into.missing.includes('contact-form-7') ? [] : await connected(folder, browser, later)
    return {
      title: 'Moving from WordPress, and back',
      parts: [...partsIn(into), ...partsOut(out), ...partsConnected(seen)],
      versions: wordPressVersions(),
      hasStrays: true,
    }
  })

/** A page in which nothing of other machines is asked for. */
async function readerIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  return context.newPage()
}

const connected = async (folder: string, browser: Browser, later: Later): Promise<Seen> =>
  walkConnector(folder, await readerIn(browser), await readerIn(browser), later)

const PICTURED =
  /^\/(?:$|studio|courses|ask|what-people-say|classic-pictures|2018\/11\/(?:block-gallery|block-cover|column-blocks)|2024\/02\/media-text|about\/clearing-floats|2013\/01\/markup-html)/
const isPictured = ({ path: at, type }: Compared): boolean => type !== 'attachment' && PICTURED.test(at)

const isPageOut = ({ path: at }: { readonly path: string }): boolean => !at.startsWith('/portfolio/')

async function pictures(name: string, pairs: Parameters<typeof sheetOf>[0], browser: Browser): Promise<void> {
  await sheetOf(pairs, await readerIn(browser), path.resolve(import.meta.dirname, `results/${name}.webp`))
}

const isWhole = ({ texts }: { readonly texts: readonly string[] }): boolean => texts.length === 0
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
const of = (some: number, all: number): string => (some === all ? `all ${all}` : `${some} of ${all}`)

function partsIn({ pages, gaps, told, again, missing }: MovedIn): string[] {
  const read = pages.filter(({ type }) => type !== 'attachment')
  const kinds = [...Map.groupBy(pages, ({ type }) => type)]
  const lacking = read.filter((page) => !isWhole(page))
  const dead = pages.flatMap((page) => page.dead)
  return [
    '## In',
    `${told}. The same file again: ${again.replace('imported: ', '')}. The report names ${gaps.length} things that were left out.${missing.length ? ` Not to be had here: ${missing.join(', ')}.` : ''}`,
    table(
      ['kind', 'addresses that answer', 'pages with all texts', 'in their order', 'pictures missed', 'alternative texts missed'],
      kinds.map(([kind, all]) => {
        const texts = all.filter(({ type }) => type !== 'attachment')
        return [
          kind,
          of(sum(all.map((one) => one.addresses - one.dead.length)), sum(all.map((one) => one.addresses))),
          texts.length ? of(texts.filter(isWhole).length, texts.length) : '–',
          texts.length ? of(texts.filter(({ isInOrder }) => isInOrder).length, texts.length) : '–',
          texts.length ? `${sum(texts.map((one) => one.pictures))} of ${sum(texts.map(({ shown }) => shown))}` : '–',
          texts.length ? String(sum(texts.map(({ alts }) => alts.length))) : '–',
        ]
      }),
    ),
    [
      aim(dead.length === 0, `every address answers or leads on${dead.length ? `; not: ${dead.slice(0, 10).join(', ')}` : ''}`),
      aim(lacking.length === 0, 'every text is there'),
      aim(
        read.every((one) => one.pictures === 0),
        'every picture is there',
      ),
      ...lacking.map(
        ({ path: at, texts, pieces }) =>
          `- \`${at}\` lacks ${texts.length} of ${pieces}: “${texts[0]!.replaceAll(/[|`\n]/g, ' ').slice(0, 80)}”`,
      ),
    ].join('\n'),
    'The addresses of a page are its own, `/?p=` and `/?page_id=` with its number; those of a picture its file and its page as well. Texts count after whitespace, quotation marks and dashes. What WordPress draws from what else it knows (lists of posts, dates, authors, forms of comments) is named in the report of the import and not compared. Old pages left, new ones right: [wordpress-in.webp](wordpress-in.webp).',
  ]
}

function partsOut({ pages, menu, ours, pictures: count, forms }: MovedOut): string[] {
  return [
    '## Out',
    `The demo, exported and imported by WordPress's own importer: ${pages.length} pages and projects, ${count} pictures, ${forms} forms, ${menu.length} links in the menu (${ours.length} here).`,
    table(
      ['page', 'title', 'texts missed', 'pictures missed'],
      pages
        .filter(isPageOut)
        .map((one) => [
          one.path,
          one.hasTitle ? 'yes' : '**no**',
          `${one.texts.length} of ${one.pieces}`,
          `${one.pictures} of ${one.shown}`,
        ]),
    ),
    'Walls of projects are a shortcode of WP Portfolio, which is not installed there; forms are compared by their number. Frontage left, WordPress right: [wordpress-out.webp](wordpress-out.webp).',
  ]
}

const partsConnected = (seen: Seen): string[] => [
  '## Connector',
  seen.length ? seen.map(({ what, isSeen }) => aim(isSeen, what)).join('\n') : 'Not walked: Contact Form 7 could not be had.',
]
