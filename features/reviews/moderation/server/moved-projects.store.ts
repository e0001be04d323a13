import type { PageMoved, Tools } from '@frontage/kit/feature.server'
import { likeOf } from '@frontage/kit/storage/like.server'
import { isProjectPath } from '@frontage/kit/wire/project-path'
import { sql } from 'kysely'

/** Reviews of a project stay its own when its page moves. */
export const createProjectFollower =
  ({ events }: Pick<Tools, 'events'>): PageMoved =>
  async ({ from, to }, trx) => {
    if (!isProjectPath(from)) return
    const [before, now] = [JSON.stringify(from), JSON.stringify(to)]
    await sql`update review set posts = replace(posts, ${before}, ${now}) where posts like ${likeOf(before)} escape '\\'`.execute(trx)
    await events.tell('reviews.changed', trx)
  }
