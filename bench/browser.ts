import { existsSync } from 'node:fs'
import path from 'node:path'
import { demoPages as PAGES } from '../walks/support/demo.ts'
import { type Interaction, interactionsOf, LONGEST } from './browser/interactions.ts'
import { LIGHTHOUSE, type Look, lookAt } from './browser/lighthouse.ts'
import { type Scroll, scrollOf } from './browser/scroll.ts'
import { BROWSER, type Steadiness, steadinessOf, weightOf } from './browser/visit.ts'
import { temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { startFrontage } from './tools/frontage.ts'
import { versionOf } from './tools/machine.ts'
import { say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

const LEAST = 100
/** Milliseconds until the largest thing is painted. */
const LARGEST_PAINT = 1_500
const LOOKS = { quick: 1, full: 3 }

/** The demo site in a browser: Lighthouse as on a phone, the scripts that come with it, and whether anything moves. */
export const browser = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    if (!existsSync(BROWSER)) throw new Error(`no browser: ${BROWSER} is missing`)
    const folder = temporaryFolder(later)
    const site = await startFrontage(['--demo'], { DATA_DIR: path.join(folder, 'site') })
    later(site.stop)
    const looks: Look[] = []
    if (existsSync(LIGHTHOUSE))
      for (const page of PAGES) looks.push(await lookAt(site.base, page, folder, isQuick ? LOOKS.quick : LOOKS.full))
    return {
      title: 'The site in a browser',
      parts: [
        ...partsOf(looks, isQuick),
        ...(await scriptsOf(site.base)),
        ...interactionsPart(await interactionsOf(site.base)),
        ...steadinessPart(await steadinessOf(site.base, '/reviews')),
        ...scrollPart(await scrollOf(site.base, '/')),
      ],
      hasStrays: true,
      versions: [`Chromium ${versionOf(BROWSER, '--version')}`, ...(looks[0] ? [`Lighthouse ${looks[0].version}`] : [])],
    }
  })

function partsOf(looks: readonly Look[], isQuick: boolean): string[] {
  const [first] = looks
  if (!first) return ['Lighthouse could not be had.']
  const names = Object.keys(first.scores)
  const short = looks.flatMap(({ page, scores }) => names.filter((name) => !(scores[name]! >= LEAST)).map((name) => `${page}: ${name}`))
  const late = looks.filter(({ largestPaint }) => !(largestPaint <= LARGEST_PAINT)).map(({ page }) => page)
  const moving = looks.filter(({ shift }) => shift !== 0).map(({ page }) => page)
  const failing = looks.flatMap(({ page, failing }) => failing.map((line) => `- ${page}: ${line}`))
  return [
    '## Lighthouse, mobile',
    `Medians of ${isQuick ? LOOKS.quick : LOOKS.full}. A slow phone on a slow net, as Lighthouse imagines them.`,
    table(
      ['page', ...names, 'CLS', 'FCP (s)', 'LCP (s)', 'TBT (ms)', 'bytes in all'],
      looks.map(({ page, scores, shift, firstPaint, largestPaint, blocked, bytes }) => [
        page,
        ...names.map((name) => say(scores[name]!)),
        say(shift, shift ? 4 : 0),
        say(firstPaint / 1000, 2),
        say(largestPaint / 1000, 2),
        say(blocked),
        say(bytes),
      ]),
    ),
    [
      aim(
        late.length === 0,
        `the largest paint within ${say(LARGEST_PAINT / 1000, 1)} s${late.length ? `; later on ${late.join(', ')}` : ''}`,
      ),
      aim(short.length === 0, `${LEAST} everywhere${short.length ? `; below it: ${short.join('; ')}` : ''}`),
      aim(moving.length === 0, `no layout shift${moving.length ? `; there is one on ${moving.join(', ')}` : ''}`),
    ].join('\n'),
    ['The largest thing painted first:', ...looks.map(({ page, largest }) => `- ${page}: \`${largest}\``)].join('\n'),
    ['Audits below full marks, in the first look:', ...(failing.length ? failing : ['- none'])].join('\n'),
  ]
}

/** From a press to the next picture, on a phone with a processor that is four times as slow. */
function interactionsPart(found: readonly Interaction[]): string[] {
  const slow = found.filter(({ milliseconds }) => milliseconds > LONGEST)
  return [
    '## Interactions',
    'From a press to the next picture (Event Timing), the processor four times as slow; the first press on a page that nobody has touched, and the same where the island is awake.',
    table(
      ['press', 'ms'],
      found.map(({ name, milliseconds }) => [name, say(milliseconds)]),
    ),
    aim(slow.length === 0, `at most ${LONGEST} ms${slow.length ? `; longer: ${slow.map(({ name }) => name).join(', ')}` : ''}`),
    ...slow.map(({ name, profile }) => [`Where the time of "${name}" went:`, ...profile.map((line) => `- ${line}`)].join('\n')),
  ]
}

/** Bytes of scripts as they travel, compressed. */
async function scriptsOf(base: string): Promise<string[]> {
  const weights = await Promise.all(PAGES.map((page) => weightOf(base, page)))
  const files = (scripts: readonly { name: string; bytes: number }[]): string =>
    scripts.map(({ name, bytes }) => `${name} ${say(bytes)}`).join(', ') || 'none'
  const sum = (scripts: readonly { bytes: number }[]): number => scripts.reduce((total, { bytes }) => total + bytes, 0)
  return [
    '## Scripts',
    'Bytes as they travel, compressed, before and after the first island of the page is due.',
    table(
      ['page', 'before', 'after', 'which before', 'which came then'],
      weights.map(({ page, before, after }) => [page, say(sum(before)), say(sum([...before, ...after])), files(before), files(after)]),
    ),
  ]
}

function steadinessPart(found: readonly Steadiness[]): string[] {
  const isSteady = found.every(({ shift }) => shift === 0)
  return [
    '## Layout shift while reading on',
    'All shifts of a visit to /reviews added up: the whole page scrolled through, Load More pressed twice, every new row scrolled through.',
    table(
      ['screen', 'rows at the end', 'CLS', 'with shifts within half a second of a press'],
      found.map(({ screen, cards, shift, all }) => [screen, say(cards), say(shift, shift ? 4 : 0), say(all, all ? 4 : 0)]),
    ),
    aim(isSteady, 'no layout shift'),
  ]
}

/** What stands on the page and may not make the browser stop and measure while somebody scrolls. */
const SCROLLED = /^(?:site-header|scroll-in|scroll-to-top|parallax|background-video|main)\b/

function scrollPart({ frames, forced }: Scroll): string[] {
  const own = forced.filter(({ script }) => SCROLLED.test(script))
  return [
    '## Forced layout while scrolling',
    `The home page, with its sticky header, its rows that come in, its film and its parallax, scrolled to its end and back with a wheel; ${say(frames)} frames. A layout or a style that a script waited for counts; widgets that wake on the way measure themselves once.`,
    forced.length
      ? table(
          ['script', 'layouts', 'styles'],
          forced.map(({ script, layouts, styles }) => [script, say(layouts), say(styles)]),
        )
      : 'None at all.',
    aim(
      own.length === 0,
      `none by header, entrances, film or parallax${own.length ? `; there is: ${own.map(({ script }) => script).join(', ')}` : ''}`,
    ),
  ]
}
