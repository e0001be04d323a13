import { permission } from '@frontage/kit/wire/permission'

/** Reading the queue and deciding about reviews. */
export const mayModerate = permission('reviews.moderate', ['owner', 'editor', 'moderator'])
