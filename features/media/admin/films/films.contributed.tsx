import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

/** What screens of other features choose films with. */
export const fields: ContributedFields = {
  film: lazy(() => import('./film-field').then(({ WholeFilm }) => ({ default: WholeFilm }))),
  'film-mp4': lazy(() => import('./film-field').then(({ Mp4Film }) => ({ default: Mp4Film }))),
  'film-webm': lazy(() => import('./film-field').then(({ WebmFilm }) => ({ default: WebmFilm }))),
  captions: lazy(() => import('./film-field').then(({ Captions }) => ({ default: Captions }))),
  'video-address': lazy(() => import('./video-address').then(({ VideoAddress }) => ({ default: VideoAddress }))),
}
