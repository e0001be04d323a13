// Measures what stands in for each typeface until it is there, and writes it down: apps/site/fonts/stand-ins/<name>.css.
// Run by hand when a typeface or the demo's texts change, on Debian after script/test installed its fonts:  node script/stand-ins.mjs
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserWith } from '../walks/support/fonts.ts'

const TYPEFACES = 'node_modules/@fontsource-variable'
const FONTS = '/usr/share/fonts/truetype'
const TARGET = 'apps/site/fonts/stand-ins'

/**
 * The fonts that visitors' systems have, the one that is asked for first last (of two rules alike, browsers ask the last one first).
 * Segoe UI and Helvetica Neue are not free: `beside` says how wide running English is in them beside Arial, by the metrics that
 * @capsizecss/metrics 4.3.0 publishes (xWidthAvg / unitsPerEm of the regular and the bold). San Francisco has no name that a page
 * could ask for; every Apple system has the two before it. Liberation Sans is as wide as Arial, letter by letter.
 */
const ARIAL = ['liberation/LiberationSans-Regular.ttf', 'liberation/LiberationSans-Bold.ttf']
const systems = [
  { names: [['Segoe UI'], ['Segoe UI Bold']], files: ARIAL, beside: [908 / 913, 973 / 983] },
  { names: [['Helvetica Neue'], ['Helvetica Neue Bold']], files: ARIAL, beside: [450 / 1000 / (913 / 2048), 480 / 1000 / (983 / 2048)] },
  { names: [['DejaVu Sans'], ['DejaVu Sans Bold']], files: ['dejavu/DejaVuSans.ttf', 'dejavu/DejaVuSans-Bold.ttf'] },
  { names: [['Noto Sans Regular', 'Noto Sans'], ['Noto Sans Bold']], files: ['noto/NotoSans-Regular.ttf', 'noto/NotoSans-Bold.ttf'] },
  // Android has one file for all weights, by the name of the usual one; bold letters are as wide, by half a percent.
  {
    names: [
      ['Roboto', 'Roboto Regular'],
      ['Roboto Bold', 'Roboto', 'Roboto Regular'],
    ],
    files: Array(2).fill('roboto/unhinted/RobotoTTF/Roboto-Regular.ttf'),
  },
  {
    names: [
      ['Arial', 'Liberation Sans'],
      ['Arial Bold', 'Liberation Sans Bold'],
    ],
    files: ARIAL,
  },
]

/** How each typeface is usually set: as text, and bold in headlines and labels. */
const typefaces = {
  'bricolage-grotesque': { axes: 'wdth', family: 'Bricolage Fallback', weights: [200, 560, 800], text: [500, 94], bold: [640, 92] },
  'source-sans-3': { axes: 'wght', family: 'Source Sans Fallback', weights: [200, 500, 900], text: [400, 100], bold: [600, 100] },
  newsreader: { axes: 'wght', family: 'Newsreader Fallback', weights: [100, 560, 900], text: [400, 100], bold: [640, 100] },
  figtree: { axes: 'wght', family: 'Figtree Fallback', weights: [100, 560, 900], text: [400, 100], bold: [640, 100] },
  archivo: { axes: 'wdth', family: 'Archivo Fallback', weights: [100, 560, 900], text: [400, 100], bold: [640, 92] },
  'atkinson-hyperlegible-next': { axes: 'wght', family: 'Atkinson Fallback', weights: [100, 560, 900], text: [400, 100], bold: [640, 100] },
  'source-serif-4': { axes: 'wght', family: 'Source Serif Fallback', weights: [100, 560, 900], text: [400, 100], bold: [640, 100] },
  'public-sans': { axes: 'wght', family: 'Public Sans Fallback', weights: [100, 560, 900], text: [400, 100], bold: [640, 100] },
  'sofia-sans': { axes: 'wght', family: 'Sofia Sans Fallback', weights: [100, 560, 900], text: [400, 100], bold: [700, 100] },
  'sofia-sans-extra-condensed': {
    axes: 'wght',
    family: 'Sofia Condensed Fallback',
    weights: [100, 560, 900],
    text: [500, 100],
    bold: [860, 100],
  },
  'albert-sans': { axes: 'wght', family: 'Albert Sans Fallback', weights: [100, 560, 900], text: [380, 100], bold: [600, 100] },
  aleo: { axes: 'wght', family: 'Aleo Fallback', weights: [100, 560, 900], text: [400, 100], bold: [640, 100] },
  'hanken-grotesk': { axes: 'wght', family: 'Hanken Fallback', weights: [100, 560, 900], text: [400, 100], bold: [640, 100] },
  'martian-mono': { axes: 'wght', family: 'Martian Mono Fallback', weights: [100, 480, 900], text: [400, 100], bold: [560, 100] },
  'instrument-sans': { axes: 'wght', family: 'Instrument Fallback', weights: [100, 560, 900], text: [400, 100], bold: [640, 100] },
  gabarito: { axes: 'wght', family: 'Gabarito Fallback', weights: [100, 560, 900], text: [400, 100], bold: [820, 100] },
  'bodoni-moda': {
    axes: 'wght',
    style: 'italic',
    family: 'Bodoni Moda Fallback',
    weights: [100, 560, 900],
    text: [440, 100],
    bold: [640, 100],
  },
}

const stringsIn = (value, name = '') =>
  typeof value === 'string' ? [[name, value]] : Object.entries(value ?? {}).flatMap(([key, part]) => stringsIn(part, key))

/** What the demo says: whole sentences for text, its headlines for the bold. */
const said = globSync('demo/site/*.json').flatMap((file) => stringsIn(JSON.parse(readFileSync(file, 'utf8'))))
const plain = (text) =>
  text
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const headlinesIn = (html) => [...html.matchAll(/<h[1-6]>(.*?)<\/h/g)].map(([, text]) => text)
const samples = {
  text: said.map(([, text]) => plain(text)).filter((text) => text.length > 80),
  bold: said.flatMap(([name, text]) => (name === 'title' ? [text] : headlinesIn(text))).map(plain),
}

const browser = await chromium.launch(browserWith('usual'))
const page = await browser.newPage()

/** Width of a sample set in a file, and how far its letters reach up and down, in its own size. */
const measure = (file, sample, [weight, stretch]) =>
  page.evaluate(
    async ({ bytes, lines, weight, stretch }) => {
      const face = new FontFace('measured', `url(data:font/ttf;base64,${bytes})`, { weight: '1 1000', stretch: '50% 200%' })
      document.fonts.add(await face.load())
      const box = document.createElement('div')
      box.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 100px measured; font-stretch: ${stretch}%`
      document.body.append(box)
      let width = 0
      for (const line of lines) {
        box.textContent = line
        width += box.getBoundingClientRect().width
      }
      const pen = new OffscreenCanvas(1, 1).getContext('2d')
      pen.font = `${weight} 1000px measured`
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x')
      box.remove()
      document.fonts.delete(face)
      return { width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 }
    },
    { bytes: readFileSync(file).toString('base64'), lines: sample, weight, stretch },
  )

const percent = (share) => `${Number((share * 100).toFixed(1))}%`

function ruleOf(family, locals, weights, share, { ascent, descent }) {
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  src: ${locals.map((name) => `local("${name}")`).join(', ')};`,
    `  font-weight: ${weights.join(' ')};`,
    `  size-adjust: ${percent(share)};`,
    `  ascent-override: ${percent(ascent / share)};`,
    `  descent-override: ${percent(descent / share)};`,
    '  line-gap-override: 0%;',
    '}\n',
  ].join('\n')
}

const [REGULAR, BOLD] = [400, 700]

/** Every rule of one kind: the same letters in each system's font, stretched to the same width. */
async function rulesOf(name, kind) {
  const { axes, style = 'normal', family, weights, [kind]: usual } = typefaces[name]
  const [least, middle, most] = weights
  const real = await measure(path.join(TYPEFACES, name, 'files', `${name}-latin-${axes}-${style}.woff2`), samples[kind], usual)
  const [at, range, weight] = kind === 'bold' ? [1, [middle + 1, most], BOLD] : [0, [least, middle], REGULAR]
  const rules = []
  for (const { names, files, beside = [1, 1] } of systems) {
    const { width } = await measure(path.join(FONTS, files[at]), samples[kind], [weight, 100])
    rules.push(ruleOf(family, names[at], range, real.width / (width * beside[at]), real))
  }
  return rules
}

const HEAD = '/* What stands in until it is there, as wide and as high as it is: measured and written by script/stand-ins.mjs. */'
mkdirSync(TARGET, { recursive: true })
// One by one by their names, or all of them.
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(typefaces))
  writeFileSync(path.join(TARGET, `${name}.css`), [HEAD, ...(await rulesOf(name, 'text')), ...(await rulesOf(name, 'bold'))].join('\n'))
await browser.close()
