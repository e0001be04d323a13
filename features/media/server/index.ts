import type { Feature, Tools } from '@frontage/kit/feature.server'
import { handleAvifJobs } from './avif-job'
import { importDemo } from './demo'
import { importFilms, mountFilms } from './films'
import { createLibrary } from './library'
import { migrations } from './media.tables'
import { createDeskRoutes } from './media-desk'
import { createMediaTransfer } from './media-transfer'
import { createPictures } from './pictures'
import { mountPictures } from './send-picture'
import { mountSocialPictures } from './send-social-picture'

export function createFeature(tools: Tools): Feature {
  const pictures = createPictures(tools)
  tools.library.open(createLibrary(tools, pictures))
  handleAvifJobs(tools)
  return {
    routes: createDeskRoutes(tools, pictures),
    migrations,
    mount: (...door) => {
      mountPictures(pictures)(...door)
      mountSocialPictures(tools, pictures)(...door)
      mountFilms(tools)(...door)
    },
    transfer: createMediaTransfer(tools, pictures),
    demo: async (folder) => {
      await importDemo(pictures, folder)
      await importFilms(folder, tools)
    },
  }
}
