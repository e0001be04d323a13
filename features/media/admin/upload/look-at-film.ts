import { POSTER_WIDTH } from '../../spec'

type Look = { readonly width: number; readonly height: number; readonly seconds: number; readonly poster: Blob | undefined }

/** Milliseconds within which a browser shows a film that lies on the same computer, if it can. */
const PATIENCE = 15_000
/** Films often begin in black: the moment that stands for one lies a little later. */
const MOMENT = 1

/** Measures of a film and one moment of it; undefined when this browser cannot play it. */
export async function lookAtFilm(file: File): Promise<Look | undefined> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' })
  try {
    video.src = address
    await comes(video, 'loadeddata')
    const { videoWidth: width, videoHeight: height, duration } = video
    if (!width || !height) return undefined
    const seconds = Number.isFinite(duration) ? Math.round(duration * 1000) / 1000 : 0
    if (seconds) {
      video.currentTime = Math.min(MOMENT, seconds / 2)
      await comes(video, 'seeked')
    }
    return { width, height, seconds, poster: await drawn(video) }
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

const comes = (video: HTMLVideoElement, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE)
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('it cannot be played')), { once: true })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** What is seen of it now. */
async function drawn(video: HTMLVideoElement): Promise<Blob | undefined> {
  const scale = Math.min(1, POSTER_WIDTH / video.videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.85))) ?? undefined
}
