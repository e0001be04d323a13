import { parseUrl } from '@frontage/kit/url'
/** A video of one of the two sites, or a file. Times are seconds. */
export type Video =
  | {
      readonly kind: 'youtube' | 'vimeo'
      readonly id: string
      readonly key: string
      readonly start: number
      readonly end: number
      readonly isLooped: boolean
    }
  | { readonly kind: 'file'; readonly src: string }

const youtube = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch|(?:embed|shorts|live|v)\/([\w-]{11}))|youtu\.be\/([\w-]{11}))/
const vimeo = /^(?:www\.|player\.)?vimeo\.com\/(?:.*\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/

/** What an address plays; undefined for what is neither of the two sites nor a file of ours. */
export function videoOf(address: string): Video | undefined {
  if (/^\/(?!\/)[\w./-]+\.(?:mp4|webm)$/i.test(address)) return { kind: 'file', src: address }
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const at = url.hostname + url.pathname
  const times = timesOf(url.searchParams)
  const [found, inPath, short] = youtube.exec(at) ?? []
  const id = inPath ?? short ?? /^[\w-]{11}$/.exec(url.searchParams.get('v') ?? '')?.[0]
  if (found && id) return { kind: 'youtube', id, key: '', ...times }
  const [, number, hash] = vimeo.exec(at) ?? []
  const key = hash ?? /^[0-9a-f]+$/.exec(url.searchParams.get('h') ?? '')?.[0] ?? ''
  return number ? { kind: 'vimeo', id: number, key, ...times } : undefined
}

const timesOf = (query: URLSearchParams) => ({
  start: secondsOf(query.get('start') ?? query.get('t') ?? ''),
  end: secondsOf(query.get('end') ?? ''),
  isLooped: query.get('loop') !== '0',
})

/** `90`, `90s` or `1m30s`. */
function secondsOf(time: string): number {
  const [found, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return found ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0
}

const hosts = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const
export const hostOf = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

type Embed = Exclude<Video, { kind: 'file' }>

const queryOf = (values: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]))).toString()

/** The frame that plays a video which was pressed. */
export const frameOf = ({ kind, id, key, start, end }: Embed): string =>
  kind === 'youtube'
    ? `${hosts.youtube}/embed/${id}?${queryOf({ autoplay: 1, rel: 0, start: start || '', end: end || '' })}`
    : `${hosts.vimeo}/video/${id}?${queryOf({ autoplay: 1, dnt: 1, title: 0, byline: 0, portrait: 0, h: key })}${start ? `#t=${start}s` : ''}`

/** How a video behind a row is to be played; seconds, 0 as an end: its own. */
export type Playing = { readonly start: number; readonly end: number; readonly isLooped: boolean; readonly hasSound: boolean }

/** What its row says goes before what its address says; it comes again only where neither forbids it. */
export const playingOf = (video: Embed, row: Playing): Playing => ({
  start: row.start || video.start,
  end: row.end || video.end,
  isLooped: row.isLooped && video.isLooped,
  hasSound: row.hasSound,
})

/**
 * The frame that plays a video behind a row, muted and without controls; the page tells it what to do by messages. Where it
 * begins late or ends early the page brings it back to its start itself: neither site repeats a part.
 */
export const backgroundFrameOf = (video: Embed, playing: Playing): string =>
  video.kind === 'youtube' ? youtubeFrame(video, playing) : vimeoFrame(video, playing)

function youtubeFrame({ id }: Embed, { start, end, isLooped }: Playing): string {
  const repeats = isLooped && !start && !end
  const times = { start: start || '', end: isLooped ? '' : end || '' }
  return `${hosts.youtube}/embed/${id}?${queryOf({ autoplay: 1, enablejsapi: 1, controls: 0, rel: 0, playsinline: 1, mute: 1, ...times, loop: repeats ? 1 : 0, playlist: repeats ? id : '' })}`
}

/** Its own background mode repeats the whole and is never heard. */
function vimeoFrame({ id, key }: Embed, { start, end, isLooped, hasSound }: Playing): string {
  const repeats = isLooped && !start && !end
  const bare = repeats && !hasSound ? { background: 1 } : { controls: 0, title: 0, byline: 0, portrait: 0, autopause: 0 }
  return `${hosts.vimeo}/video/${id}?${queryOf({ autoplay: 1, ...bare, dnt: 1, muted: 1, loop: repeats ? 1 : 0, h: key })}${start ? `#t=${start}s` : ''}`
}
