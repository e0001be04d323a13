import { type Player, partOf, type Told, type VideoClip } from '../../video-player'
import { messageIn, type Protocol, protocols, type Said } from '../../video-protocols'

/** Milliseconds between two greetings of a frame that has not answered yet. */
const AGAIN = 400

/** Plays the frame of another site, which is spoken to by messages. It is asked for only when it is loaded. */
export function createFramePlayer(box: HTMLElement, holder: HTMLElement, tell: (told: Told) => void): Player {
  const protocol = protocols[holder.dataset.site === 'vimeo' ? 'vimeo' : 'youtube']
  const part = partOf(box.dataset)
  let frame: HTMLIFrameElement | undefined
  let wanted: object = protocol.play
  const say = (...messages: readonly object[]): void => {
    const { origin } = new URL(frame?.src ?? 'about:blank')
    for (const message of messages) frame?.contentWindow?.postMessage(JSON.stringify(message), origin)
  }
  const ask = (message: object): void => {
    wanted = message
    say(message)
  }
  const again = (): void => {
    say(protocol.seek(part.start))
    ask(protocol.play)
  }
  /** At its end either site shows what else there is to see: the picture stands before that. */
  const heard = createEar(part, again, (told) => {
    if (told.type === 'ended') {
      ask(protocol.pause)
      delete box.dataset.plays
    }
    tell(told)
  })
  return {
    load: () => {
      frame = frameOf(holder.dataset.frame ?? '')
      listen(frame, protocol, say, (said) => (said.type === 'ready' ? say(...protocol.ready, wanted) : heard(said)))
      holder.replaceChildren(frame)
    },
    play: () => ask(protocol.play),
    pause: () => ask(protocol.pause),
    restart: again,
    mute: (isMuted) => say(protocol.mute(isMuted)),
    unload: () => {
      frame?.remove()
      frame = undefined
    },
    dropSource: () => undefined,
  }
}

function frameOf(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  Object.assign(frame, { title: '', tabIndex: -1, allow: 'autoplay', referrerPolicy: 'strict-origin-when-cross-origin' })
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation')
  frame.src = address
  return frame
}

/** Only what this very frame says counts, as long as it stands in the page. */
function listen(
  frame: HTMLIFrameElement,
  { greeting, read }: Protocol,
  say: (...messages: readonly object[]) => void,
  heard: (said: Said) => void,
): void {
  const { origin } = new URL(frame.src)
  const greet = setInterval(() => (frame.isConnected ? say(...greeting) : clearInterval(greet)), AGAIN)
  addEventListener('message', function hear({ source, origin: from, data }) {
    if (!frame.isConnected) return removeEventListener('message', hear)
    if (source !== frame.contentWindow || from !== origin) return
    clearInterval(greet)
    for (const said of read(messageIn(data))) heard(said)
  })
}

/** Brings a part back to its start, or tells that it is over. Times of before come for a moment after it was brought back. */
function createEar({ start, end, isLooped }: VideoClip, again: () => void, tell: (told: Told) => void): (said: Said) => void {
  let isOver = false
  const finish = (): void => {
    if (isOver) return
    isOver = true
    isLooped ? again() : tell({ type: 'ended' })
  }
  return (said) => {
    if (said.type === 'ended' || (said.type === 'time' && end > start && said.at >= end)) finish()
    else if (said.type === 'time') isOver = false
    else if (said.type !== 'ready') tell(said as Told)
  }
}
