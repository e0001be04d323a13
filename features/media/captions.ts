/** Captions as they are stored: cues alone, written anew. `line`: where reading stopped, from 1. */
export type ReadCaptions = { readonly captions: string } | { readonly line: number }

type Line = { readonly text: string; readonly number: number }

const timing = /^(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t]+(\S.*))?$/
const setting = /^(?:align:(?:start|center|end|left|right)|vertical:(?:rl|lr)|(?:line|position|size):-?\d{1,3}%?)$/
/** Blocks that bring no cue: remarks, and styles that are not ours. */
const passedOver = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/

/** Whether a file says of itself that it is WebVTT. */
export const isCaptions = (start: string): boolean => /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(start)

/** Reads WebVTT strictly, and writes it anew: times, a place and words with the few tags that may stay. */
export function readCaptions(text: string): ReadCaptions {
  if (!isCaptions(text)) return { line: 1 }
  const [, ...blocks] = blocksOf(text)
  const cues: string[] = []
  for (const block of blocks) {
    if (passedOver.test(block[0]?.text ?? '')) continue
    const cue = cueOf(block)
    if (typeof cue === 'number') return { line: cue }
    cues.push(cue)
  }
  return cues.length ? { captions: `WEBVTT\n\n${cues.join('\n\n')}\n` } : { line: 1 }
}

/** What stands between empty lines. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [[]]
  for (const [place, line] of text
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim()) blocks.at(-1)!.push({ text: line, number: place + 1 })
    else if (blocks.at(-1)!.length) blocks.push([])
  }
  return blocks.filter((block) => block.length > 0)
}

/** One cue, or the line at which it cannot be read. A name of its own before its times is left out. */
function cueOf(block: readonly Line[]): string | number {
  const start = block[0]!.text.includes('-->') ? 0 : 1
  const line = block[start]
  const found = line && timing.exec(line.text)
  if (!line || !found) return (line ?? block[0]!).number
  const [from, to] = [found.slice(1, 5), found.slice(5, 9)].map(milliseconds)
  if (to! <= from!) return line.number
  const settings = (found[9] ?? '').split(/[ \t]+/).filter((one) => setting.test(one))
  const words = block.slice(start + 1).map(({ text }) => cleanLine(text))
  return [[`${written(from!)} --> ${written(to!)}`, ...settings].join(' '), ...words].join('\n')
}

const milliseconds = ([hours = '0', minutes, seconds, rest]: readonly (string | undefined)[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)

const two = (value: number): string => String(value).padStart(2, '0')

function written(time: number): string {
  const seconds = Math.floor(time / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${two(hours)}:${two(minutes)}:${two(seconds % 60)}.${String(time % 1000).padStart(3, '0')}`
}

/** Bold, italic, underlined and who speaks may stay; every other tag goes, and what is left of brackets is text. */
const cleanLine = (text: string): string =>
  text
    .split(/(<[^<>]*>)/)
    .map((piece, place) => (place % 2 ? tagOf(piece) : asText(piece)))
    .join('')

function tagOf(tag: string): string {
  if (/^<\/?[biu]>$/.test(tag) || tag === '</v>') return tag
  const [, speaker] = /^<v(?:\.[\w-]+)*[ \t]([^<>&]+)>$/.exec(tag) ?? []
  return speaker ? `<v ${speaker.trim()}>` : ''
}

const asText = (text: string): string =>
  text
    .replace(/&(?!(?:amp|lt|gt|lrm|rlm|nbsp);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
