import type { Feature, Tools } from '@frontage/kit/feature.server'
import { importDemo } from './demo'
import { migrations } from './media.tables'
import { createPictures } from './pictures'
import { mountPictures } from './send-picture'

export function createFeature(tools: Tools): Feature {
  const pictures = createPictures(tools)
  return {
    routes: [],
    migrations,
    mount: mountPictures(pictures),
    demo: (folder) => importDemo(pictures, folder),
  }
}
