/** What the frame of a video site says. Seconds. */
export type Said = { readonly type: 'ready' | 'playing' | 'ended' | 'refused' | 'failed' } | { readonly type: 'time'; readonly at: number }

/** The words in which one video site is spoken to by messages, and how its own are read. */
export type Protocol = {
  /** Said until it is answered. */
  readonly greeting: readonly object[]
  /** Said once it is ready. */
  readonly ready: readonly object[]
  readonly play: object
  readonly pause: object
  readonly seek: (seconds: number) => object
  readonly mute: (isMuted: boolean) => object
  readonly read: (message: Message) => readonly Said[]
}

export type Message = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Message => typeof value === 'object' && value !== null

/** Both sites send JSON as text, and sometimes as it is; whatever is neither says nothing. */
export function messageIn(data: unknown): Message {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data
    return isRecord(message) ? message : {}
  } catch {
    return {}
  }
}

const command = (func: string, ...args: unknown[]) => ({ event: 'command', func, args })

/** States of its player: https://developers.google.com/youtube/iframe_api_reference */
const states: Readonly<Record<string, Said>> = { 0: { type: 'ended' }, 1: { type: 'playing' } }
const youtubeEvents = ['onReady', 'onStateChange', 'onError', 'onAutoplayBlocked']

const youtube: Protocol = {
  greeting: [{ event: 'listening', id: 1, channel: 'widget' }, ...youtubeEvents.map((name) => command('addEventListener', name))],
  ready: [],
  play: command('playVideo'),
  pause: command('pauseVideo'),
  seek: (seconds) => command('seekTo', seconds, true),
  mute: (isMuted) => command(isMuted ? 'mute' : 'unMute'),
  read: ({ event, info }) => {
    if (event === 'onReady' || event === 'initialDelivery') return [{ type: 'ready' }]
    if (event === 'onError') return [{ type: 'failed' }]
    if (event === 'onAutoplayBlocked') return [{ type: 'refused' }]
    if (event === 'onStateChange') return [states[String(info)] ?? []].flat()
    return event === 'infoDelivery' && isRecord(info) ? delivered(info) : []
  },
}

function delivered({ currentTime, playerState }: Message): readonly Said[] {
  const state = states[String(playerState)]
  return [...(typeof currentTime === 'number' ? [{ type: 'time', at: currentTime } as const] : []), ...(state ? [state] : [])]
}

/** https://developer.vimeo.com/player/sdk/reference */
const vimeo: Protocol = {
  greeting: [{ method: 'ping' }],
  ready: ['playing', 'timeupdate', 'ended', 'error'].map((value) => ({ method: 'addEventListener', value })),
  play: { method: 'play' },
  pause: { method: 'pause' },
  seek: (value) => ({ method: 'setCurrentTime', value }),
  mute: (value) => ({ method: 'setMuted', value }),
  read: ({ event, method, data }) => {
    if (event === 'ready' || method === 'ping') return [{ type: 'ready' }]
    if (event === 'playing' || event === 'ended') return [{ type: event }]
    if (event === 'timeupdate' && isRecord(data)) return [{ type: 'time', at: Number(data.seconds) }]
    return event === 'error' ? errorIn(isRecord(data) ? data : {}) : []
  },
}

/** What it could not do beside playing, such as changing the sound, ends nothing. */
function errorIn({ name, method }: Message): readonly Said[] {
  if (name === 'NotAllowedError') return [{ type: 'refused' }]
  return method === undefined || method === 'play' ? [{ type: 'failed' }] : []
}

export const protocols = { youtube, vimeo } as const
