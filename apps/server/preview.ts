import { previewBlock } from '@frontage/kit/island/preview'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { permission } from '@frontage/kit/wire/permission'
import { drawAlone } from './draw-alone'
import type { PageTools } from './pages'

/** Seeing what is being set up, before anybody else does. */
const mayPreview = permission('pages.preview', ['owner', 'editor'])

/** Draws what somebody is setting up. Only they see it: what is written there has no address that could be passed on. */
export const previewRoute = (tools: PageTools): Route =>
  answer(previewBlock)
    .allow(mayPreview)
    .with((module) => drawAlone([module], tools))
