import type { Feature, PolicyHosts, Tools } from '@frontage/kit/feature.server'
import { migrations } from '../migrations'
import { handleAvifJobs } from './avif-job'
import { importDemo, importDemoFilms } from './demo'
import { createFilms } from './films'
import { createFilmRoutes } from './films-desk'
import { createFilmsTransfer } from './films-transfer'
import { getRoomRoute } from './get-room'
import { createLibrary } from './library'
import { createOwnerRoutes } from './media-desk'
import { createMediaTransfer } from './media-transfer'
import { createPictures } from './pictures'
import { handleRemovedMedia } from './removed-media'
import { mountFilms } from './send-film'
import { mountPictures } from './send-picture'
import { mountSocialPictures } from './send-social-picture'

/** Pictures and films that are read elsewhere. */
const hostsOf = (origin: string | undefined): PolicyHosts => (origin ? { image: [origin], media: [origin] } : {})

export function createFeature(tools: Tools): Feature {
  const pictures = createPictures(tools)
  const films = createFilms(tools)
  const filmsTransfer = createFilmsTransfer(tools, films)
  handleRemovedMedia(tools, { pictures, films })
  tools.library.open(createLibrary(tools, pictures))
  handleAvifJobs(tools)
  return {
    routes: [
      getRoomRoute(tools),
      ...createOwnerRoutes(tools, pictures),
      ...createFilmRoutes(tools, films, () => tools.registry.mentions()),
    ],
    migrations: migrations(tools.engine),
    mount: (...door) => {
      mountPictures(pictures, tools.files)(...door)
      mountSocialPictures(tools, pictures)(...door)
      mountFilms(films, tools.files)(...door)
    },
    hosts: async () => hostsOf(tools.files.shared?.origin),
    transfer: createMediaTransfer(tools, pictures, filmsTransfer),
    demo: async (folder) => {
      await importDemo(pictures, folder)
      await importDemoFilms(filmsTransfer, folder)
    },
  }
}
