import { previewBlock } from '@frontage/kit/island/preview'
import { answer } from '@frontage/kit/wire/answer.server'
import { permission } from '@frontage/kit/wire/permission'
import { drawAlone } from './draw-alone'
import type { PageTools } from './pages'

/** Seeing what is being set up, before anybody else does. */
const mayPreview = permission('pages.preview', ['owner', 'editor'])

/**
 * Draws what somebody is setting up. Only they see it: what is written there has no address that could be passed on. It is
 * one of the calls of the router with which it draws, so it gets its tools when there is a router.
 */
export function createPreview() {
  let tools: PageTools | undefined
  return {
    route: answer(previewBlock)
      .allow(mayPreview)
      .with(async (module) => {
        if (!tools) throw new Error('nothing can be drawn yet')
        return drawAlone([module], tools)
      }),
    drawWith: (given: PageTools): void => {
      tools = given
    },
  }
}
