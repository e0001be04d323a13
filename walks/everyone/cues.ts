import type { Page } from '@playwright/test'

/** The cues that a player has read, once its captions are switched on. */
export const cuesIn = (page: Page) =>
  page.locator('video.embed').evaluate(async (video) => {
    const [track] = (video as HTMLVideoElement).textTracks
    if (!track) return []
    track.mode = 'showing'
    for (let frame = 0; frame < 300 && !track.cues?.length; frame++) await new Promise(requestAnimationFrame)
    return [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text)
  })
