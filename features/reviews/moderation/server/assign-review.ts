import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated, revisionOf } from '@frontage/kit/storage/revision.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { isProjectPath } from '@frontage/kit/wire/project-path'
import { Refusal } from '@frontage/kit/wire/refusal'
import { mayModerate } from '../../server/policy'
import { listIn, projectOf } from '../../server/presenter'
import type { ReviewRow } from '../../server/store/reviews.tables'
import { messages } from '../messages'
import { assignReview, listProjects } from '../wire'
import { type Action, type Desk, perform } from './review-desk'

type Needs = Desk & Pick<Tools, 'registry'>

/** An owner says which project a review is about. The other pages that it belongs to stay. */
export const assignReviewRoute = (desk: Needs) =>
  answer(assignReview)
    .allow(mayModerate)
    .with(async ({ id, project, seen }, context) => {
      if (project && !(await desk.registry.isThere(project)))
        throw new Refusal('no-such-project', messages.noSuchProject, { status: 422, field: 'project' })
      return perform(desk, id, (row) => assigned(row, project, seen), context)
    })

function assigned(row: ReviewRow, project: string, seen: string): Action {
  refuseOutdated(revisionOf(seen), revisionOf(projectOf(row) ?? ''))
  const others = listIn(row.posts).filter((page) => !isProjectPath(page))
  const posts = JSON.stringify(project ? [project, ...others] : others)
  return { change: { posts }, action: project ? 'assign' : 'unassign', detail: project }
}

export const listProjectsRoute = ({ registry }: Pick<Tools, 'registry'>) =>
  answer(listProjects)
    .allow(mayModerate)
    .with(async () => {
      const places = await registry.places()
      return { projects: places.filter(({ path }) => isProjectPath(path)).map(({ path, title }) => ({ path, title })) }
    })
