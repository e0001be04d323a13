import { damaged, fc, fuzz, textOf } from '@frontage/kit/fuzz.setup'
import { Refusal } from '@frontage/kit/wire/refusal'
import { expect } from 'vitest'
import { cleanSvg } from './clean-svg'
import { readSvg, type SvgElement } from './read-svg'
import { anchor, hostile, illustrator } from './svg.fake'
import { allowed } from './svg-rules'

const pieces = [
  ...[
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
    '</svg>',
    '<g ',
    '>',
    '</g>',
    '<path d="M0 0h1"/>',
    '<style>',
    '</style>',
  ],
  ...[
    'fill="url(#a)"',
    'fill="url(//b)"',
    'id="a"',
    'href="#a"',
    '<use href="#a"/>',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE x>',
    '<!DOCTYPE x [',
    '<?x ?>',
  ],
  ...['&lt;script&gt;', '&#x0;', '&#10;', '"', "'", '=', '{', '}', '/*', '*/', '@media', '.a', ';', ':', 'style="', 'fill:red', '\\', '\0'],
  ...hostile.map(([, inside]) => inside),
]
const files = fc.oneof(
  textOf(pieces).map((text) => Buffer.from(text)),
  textOf(pieces).map((text) => Buffer.from(`${pieces[0]}${text}<path d="M0 0h1"/></svg>`)),
  damaged(Buffer.from(anchor)),
  damaged(Buffer.from(illustrator)),
)

/** What an attribute may never say in a cleaned drawing, wherever it stands. */
const REACHES_OUT = /url\((?!#)|:|\/|\\|[<>]/

function check({ name, attributes, children }: SvgElement): void {
  expect(allowed.has(name)).toBe(true)
  for (const [attribute, value] of attributes) {
    expect(allowed.get(name)?.has(attribute)).toBe(true)
    expect(value).not.toMatch(REACHES_OUT)
  }
  for (const child of children) if (typeof child !== 'string') check(child)
}

fuzz(
  'bar D05: any file is a drawing of what is allowed, the same when it is cleaned again, or is refused in words',
  files,
  (file) => {
    try {
      const { bytes } = cleanSvg(file)
      check(readSvg(bytes))
      expect(Buffer.from(cleanSvg(bytes).bytes).toString()).toBe(Buffer.from(bytes).toString())
    } catch (reason) {
      expect(reason).toBeInstanceOf(Refusal)
    }
  },
  600,
)
