import type { Page } from '@playwright/test'

/** What a video site does with a video. */
export type Answer = 'plays' | 'refuses' | 'is silent' | 'cannot be reached'

/** A player that keeps the time ten times as fast, as its site's documentation says that it answers; `said` is what it was told. */
const player = (begin: string): string => `<!doctype html><title>Video</title><body style="margin:0;background:teal"><script>
const query = new URLSearchParams(location.search)
const tell = (message) => parent.postMessage(JSON.stringify(message), '*')
window.said = []
let at = 0, isMoving = false, last = 20
${begin}
window.isHeld = false
setInterval(() => { if (isMoving && !isHeld) step(at += 0.5) }, 50)
addEventListener('message', ({ data }) => { const message = JSON.parse(data); said.push(message); hear(message) })
</script>`

/** https://developers.google.com/youtube/iframe_api_reference: states 1 playing, 2 paused, 0 ended; error 150 where embedding is not allowed. */
const youtube = (answer: Answer): string =>
  player(`
at = Number(query.get('start') ?? 0)
last = Number(query.get('end') ?? 20)
const state = (info) => { isMoving = info === 1; tell({ event: 'onStateChange', info }) }
const step = () => { tell({ event: 'infoDelivery', info: { currentTime: at } }); if (at >= last) state(0) }
const funcs = { playVideo: () => state(1), pauseVideo: () => state(2), seekTo: ([to]) => { at = to } }
function hear({ event, func, args }) {
  if ('${answer}' === 'is silent') return
  if (event === 'listening') { tell({ event: 'onReady' }); '${answer}' === 'refuses' && tell({ event: 'onError', info: 150 }) }
  if (event === 'command' && '${answer}' === 'plays') funcs[func]?.(args)
}`)

/** https://developer.vimeo.com/player/sdk/reference */
const vimeo = (answer: Answer): string =>
  player(`
at = Number(/t=(\\d+)s/.exec(location.hash)?.[1] ?? 0)
const heard = new Set()
const event = (event, data = {}) => heard.has(event) && tell({ event, data })
const step = () => { event('timeupdate', { seconds: at }); if (at >= last) { isMoving = false; event('ended') } }
const methods = {
  ping: () => tell({ method: 'ping' }), addEventListener: (name) => heard.add(name), setCurrentTime: (to) => { at = to },
  play: () => { '${answer}' === 'refuses' ? event('error', { method: 'play', name: 'PrivacyError' }) : (isMoving = true, event('playing')) },
  pause: () => { isMoving = false; event('pause') },
}
function hear({ method, value }) { if ('${answer}' !== 'is silent') methods[method]?.(value) }`)

/** Plays the part of the two video sites, which are asked for nothing else; hands back the addresses that were asked for. */
export async function playVideoSites(page: Page, answer: () => Answer): Promise<string[]> {
  const asked: string[] = []
  await page.route(/youtube-nocookie\.com|player\.vimeo\.com/, (route) => {
    const address = route.request().url()
    asked.push(address)
    const body = (address.includes('vimeo') ? vimeo : youtube)(answer())
    return answer() === 'cannot be reached' ? route.abort('connectionrefused') : route.fulfill({ contentType: 'text/html', body })
  })
  return asked
}

const frameOf = (page: Page) => page.frames().find((one) => /youtube-nocookie\.com|player\.vimeo\.com/.test(one.url()))

/** From now on a film that plays does not come to its end, however long somebody looks. */
export const holdTime = async (page: Page): Promise<void> => frameOf(page)?.evaluate(() => void Object.assign(window, { isHeld: true }))

/** What the player in the frame was told by the page, in its words. */
export const toldTo = async (page: Page): Promise<string[]> => {
  const said = await frameOf(page)?.evaluate(() => (window as unknown as { said: { func?: string; method?: string }[] }).said)
  return (said ?? []).map(({ func, method }) => func ?? method ?? '')
}
