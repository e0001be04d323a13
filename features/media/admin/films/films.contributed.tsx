import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazyPart } from '@frontage/parts/admin/lazy-part'

/** What screens of other features choose films with. */
export const fields: ContributedFields = {
  film: lazyPart(() => import('./film-field').then(({ WholeFilm }) => WholeFilm)),
  'film-mp4': lazyPart(() => import('./film-field').then(({ Mp4Film }) => Mp4Film)),
  'film-webm': lazyPart(() => import('./film-field').then(({ WebmFilm }) => WebmFilm)),
  captions: lazyPart(() => import('./film-field').then(({ Captions }) => Captions)),
  'video-address': lazyPart(() => import('./video-address').then(({ VideoAddress }) => VideoAddress)),
}
