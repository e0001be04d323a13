/** What attends a video comes when the page is read down to it, a little before it is seen. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      void enhance(target as HTMLElement)
    }
  },
  { rootMargin: '400px' },
)

async function enhance(box: HTMLElement): Promise<void> {
  const frames = box.querySelector('[data-frame]') ? import('./frame-player.client') : undefined
  const { enhanceVideo } = await import('./enhance-video.client')
  enhanceVideo(box, (await frames)?.createFramePlayer)
}

for (const box of document.querySelectorAll('.background-video')) near.observe(box)
