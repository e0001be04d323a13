import { type Player, partOf, type Told, type VideoClip } from '../../video-player'

/** Plays a file of ours: all of it, or the part that its row names. */
export function createFilePlayer(box: HTMLElement, video: HTMLVideoElement, tell: (told: Told) => void): Player {
  const sources = [...video.querySelectorAll('source')]
  const part = partOf(box.dataset)
  const play = (): void => {
    video
      .play()
      .catch((reason: unknown) => reason instanceof DOMException && reason.name === 'NotAllowedError' && tell({ type: 'refused' }))
  }
  const restart = (): void => {
    video.currentTime = part.start
    play()
  }
  for (const [place, source] of sources.entries())
    source.addEventListener('error', () => source.src && tell({ type: 'source-failed', place }))
  hear(video, part, tell, restart)
  return {
    load: () => {
      for (const source of sources) source.src = source.dataset.src ?? ''
      video.muted = true
      video.load()
    },
    play,
    pause: () => video.pause(),
    restart,
    mute: (isMuted) => {
      video.muted = isMuted
      // Whoever hears it may read it, too.
      for (const track of video.textTracks) track.mode = isMuted ? 'disabled' : 'showing'
    },
    unload: () => video.pause(),
    dropSource: (place) => sources[place]?.remove(),
  }
}

function hear(video: HTMLVideoElement, { start, end, isLooped }: VideoClip, tell: (told: Told) => void, restart: () => void): void {
  const isPast = (): boolean => end > start && video.currentTime >= end
  const stop = (): void => {
    video.pause()
    tell({ type: 'ended' })
  }
  const finish = isLooped ? restart : stop
  video.addEventListener('timeupdate', () => isPast() && !video.paused && finish())
  video.addEventListener('ended', finish)
  video.addEventListener('playing', () => video.paused || tell({ type: 'playing' }))
  video.addEventListener('pause', () => video.paused && !video.ended && !isPast() && tell({ type: 'stopped' }))
}
