import { renderModules } from '@frontage/kit/island/draw-modules'
import { previewBlock } from '@frontage/kit/island/preview'
import { answer } from '@frontage/kit/wire/answer.server'
import { permission } from '@frontage/kit/wire/permission'
import { renderAlone } from './draw-alone'
import { renderEach } from './draw-modules'
import type { PageTools } from './page-tools'

/** Seeing what is being set up, before anybody else does. */
const mayPreview = permission('pages.preview', ['owner', 'editor'])

/**
 * Draws what somebody is setting up. Only they see it: what is written there has no address that could be passed on. It is
 * one of the calls of the router with which it draws, so it gets its tools when there is a router.
 */
export function createPreview() {
  let tools: PageTools | undefined
  const ready = (): PageTools => {
    if (!tools) throw new Error('nothing can be drawn yet')
    return tools
  }
  return {
    routes: [
      answer(previewBlock)
        .allow(mayPreview)
        .with(async (module) => renderAlone({ path: '/', modules: [module] }, ready())),
      answer(renderModules)
        .allow(mayPreview)
        .with(async (asked) => renderEach(asked, ready())),
    ],
    /** What visitors see of modules, for exports. */
    draw: (asked: Parameters<typeof renderEach>[0]) => renderEach(asked, ready()),
    drawWith: (given: PageTools): void => {
      tools = given
    },
  }
}
