import { sheetOf, standAlone } from '@frontage/kit/island/alone.client'
import { type PreviewMessage, previewAddress } from '@frontage/kit/island/preview.address'
import { readRendered } from '@frontage/kit/island/read-drawn'
import { send } from '@frontage/kit/wire/send.client'
import { wake } from './main'

const stage = document.createElement('main')
stage.className = 'preview-stage'
stage.setAttribute('aria-label', 'Preview')
document.body.append(stage)

let running: AbortController | undefined

/** What is set up around this page is asked for and shown; what was shown stays until the next can take its place. */
addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
  if (origin !== location.origin || source !== parent || !data.preview) return
  running?.abort()
  running = new AbortController()
  const { signal } = running
  show(data.preview, signal).catch((reason: unknown) => {
    if (!signal.aborted) console.error('preview', reason)
  })
})

async function show(asked: PreviewMessage['preview'], signal: AbortSignal): Promise<void> {
  const drawn = await send({ ...previewAddress, read: readRendered }, asked, signal)
  const [html] = drawn.widgets
  if (!html || signal.aborted) return
  // Whoever closes a box in its preview wants to see it again.
  sessionStorage.removeItem('wprevfloats')
  stage.dataset.block = asked.block
  wake(standAlone(stage, html, sheetOf(drawn)))
}

parent.postMessage({ previewIsReady: true }, location.origin)
