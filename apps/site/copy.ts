import { serveFrom } from '@frontage/kit/wire/server.client'

/** The origin of the server that this page was copied from. */
const server = document.documentElement.dataset.copyOf ?? ''
serveFrom(server)

/** Pictures that came to the site since it was copied are shown from its server. */
function showFromServer({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return
  const { origin, pathname, search } = new URL(target.currentSrc || target.src)
  if (origin !== location.origin || origin === server) return
  target.removeAttribute('srcset')
  target.src = server + pathname + search
}

addEventListener('error', showFromServer, true)
