import { parseUrl } from '@frontage/kit/url'
/** A video or a map as it is shown: in a frame of its site, or as a file that plays by itself. */
export type Embed = { readonly kind: 'frame' | 'file'; readonly src: string }

const ID = '((?!videoseries)[\\w-]{11})'
const WITHOUT_COOKIES = 'www.youtube-nocookie.com'
const youtube = new RegExp(
  `^(?:www\\.|m\\.|music\\.)?(?:youtube(?:-nocookie)?\\.com/(?:watch|(?:embed|shorts|live|v)/${ID})|youtu\\.be/${ID})`,
)
const vimeo = /^(?:www\.|player\.)?vimeo\.com\/(?:.*\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/
const maps = /^(?:maps\.google\.[a-z.]+|(?:www\.)?google\.[a-z.]+\/maps)(?:\/|$)/

/** How an address is shown after a press; undefined for what is no web address. */
export function embedOf(address: string): Embed | undefined {
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const at = url.hostname + url.pathname
  return youtubeOf(at, url) ?? vimeoOf(at, url) ?? mapOf(at, url) ?? { kind: isFile(url) ? 'file' : 'frame', src: withoutCookies(url).href }
}

function youtubeOf(at: string, { searchParams }: URL): Embed | undefined {
  const [found, inPath, short] = youtube.exec(at) ?? []
  const watched = searchParams.get('v') ?? ''
  const id = inPath ?? short ?? (/^[\w-]{11}$/.test(watched) ? watched : undefined)
  if (!found || !id) return undefined
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return { kind: 'frame', src: `https://${WITHOUT_COOKIES}/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}` }
}

/** `90`, `90s` or `1m30s`. */
function secondsOf(time: string): number {
  const [found, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return found ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0
}

function vimeoOf(at: string, { searchParams }: URL): Embed | undefined {
  const [, id, inPath] = vimeo.exec(at) ?? []
  const key = inPath ?? searchParams.get('h')
  return id
    ? { kind: 'frame', src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}` }
    : undefined
}

function mapOf(at: string, url: URL): Embed | undefined {
  if (!maps.test(at)) return undefined
  url.protocol = 'https:'
  url.searchParams.set('output', 'embed')
  return { kind: 'frame', src: url.href }
}

/** What else YouTube shows in frames, such as a list, comes from where it sets no cookies too. */
function withoutCookies(url: URL): URL {
  if (/^(?:www\.|m\.|music\.)?youtube\.com$/.test(url.hostname)) url.host = WITHOUT_COOKIES
  return url
}

const isFile = ({ pathname }: URL): boolean => /\.(?:mp4|webm|og[gv]|m4v|mov)$/i.test(pathname)
