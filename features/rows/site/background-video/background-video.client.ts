/** What attends a video comes when the page is read down to it, a little before it is seen. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      void import('./enhance-video.client').then(({ enhanceVideo }) => enhanceVideo(target as HTMLElement))
    }
  },
  { rootMargin: '400px' },
)

for (const box of document.querySelectorAll('.background-video')) near.observe(box)
