import type { Feature, PolicyHosts, Tools } from '@frontage/kit/feature.server'
import { migrations } from '../migrations'
import { handleAvifJobs } from './avif-job'
import { importDemo, importDemoFilms } from './demo'
import { createCrops } from './edits/crops'
import { createEditRoutes } from './edits/edits-desk'
import { createReplacements, handleSweep } from './edits/replacements'
import { createExportedAddresses } from './exported-addresses'
import { createFilms } from './films/films'
import { createFilmRoutes } from './films/films-desk'
import { createFilmsTransfer } from './films/films-transfer'
import { mountFilms } from './films/send-film'
import { getRoomRoute } from './get-room'
import { createLibrary } from './library'
import { createOwnerRoutes } from './media-desk'
import { createMediaTransfer } from './media-transfer'
import { createPictures } from './pictures'
import { handleRemovedMedia } from './removed-media'
import { mountPictures } from './sending/send-picture'
import { mountSocialPictures } from './sending/send-social-picture'
import { mountWholePictures } from './sending/send-whole'
import { createTagRoutes } from './tags/tags-desk'

/** Pictures and films that are read elsewhere. */
const hostsOf = (origin: string | undefined): PolicyHosts => (origin ? { image: [origin], media: [origin] } : {})

export function createFeature(tools: Tools): Feature {
  const pictures = createPictures(tools)
  const crops = createCrops(tools)
  const replacements = createReplacements(tools)
  const films = createFilms(tools)
  const filmsTransfer = createFilmsTransfer(tools, films)
  handleRemovedMedia(tools, { pictures, films })
  tools.library.open(createLibrary(tools, pictures))
  handleAvifJobs(tools)
  handleSweep(tools, replacements)
  return {
    routes: [
      getRoomRoute(tools),
      ...createOwnerRoutes(tools, pictures),
      ...createTagRoutes(tools),
      ...createEditRoutes(tools, { replacements, crops }),
      ...createFilmRoutes(tools, films, () => tools.registry.mentions()),
    ],
    migrations: migrations(tools.engine),
    mount: (...door) => {
      mountPictures(pictures, tools)(...door)
      mountWholePictures(crops)(...door)
      mountSocialPictures(tools, pictures)(...door)
      mountFilms(films, tools.files)(...door)
    },
    redirect: createExportedAddresses(tools, films),
    start: replacements.sweep,
    sweep: replacements.sweep,
    hosts: async () => hostsOf(tools.files.shared?.origin),
    transfer: createMediaTransfer(tools, { pictures, crops, films: filmsTransfer }),
    demo: async (folder) => {
      await importDemo(pictures, folder)
      await importDemoFilms(filmsTransfer, folder)
    },
  }
}
