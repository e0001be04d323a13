import { Conflict } from '@frontage/parts/admin/conflict'
import { Dialog, DialogButtons, Failure } from '@frontage/parts/admin/dialog'
import { NotLoaded } from '@frontage/parts/admin/not-loaded'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { Select, Skeleton, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '../../../review'
import { keepReview } from '../decide/remembered'
import { reviewNow, useAssign, useProjects } from './use-record'

type ProjectDialogProps = { readonly review: Review; readonly close: () => void }

/** Which project a review is about. The page of the project shows it, and the review leads there. */
export function ProjectDialog({ review, close }: ProjectDialogProps) {
  const { data, error, refetch } = useProjects()
  return (
    <Dialog title="Choose project" close={close}>
      {error && <NotLoaded error={error} again={refetch} />}
      {!data && !error && <Skeleton height={120} role="status" aria-label="Loading" />}
      {data && <ProjectForm review={review} close={close} projects={data.projects} />}
    </Dialog>
  )
}

type ProjectFormProps = ProjectDialogProps & { readonly projects: readonly { readonly path: string; readonly title: string }[] }

function ProjectForm({ review, close, projects }: ProjectFormProps) {
  const { project, choose, save, failure, isBusy, conflict } = useProject(review, close)
  const data = projects.map(({ path, title }) => ({ value: path, label: title }))
  const isGone = project !== '' && data.every(({ value }) => value !== project)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack>
        <Select
          label="Project"
          description="The page of the project shows this review once it is published, and the review links to the project."
          placeholder="None"
          nothingFoundMessage="No projects match"
          searchable
          clearable
          limit={100}
          data={isGone ? [...data, { value: project, label: project }] : data}
          value={project || null}
          onChange={(path) => choose(path ?? '')}
          data-autofocus
        />
        <Failure>{failure}</Failure>
        <DialogButtons close={close} isBusy={isBusy}>
          Save
        </DialogButtons>
      </Stack>
      <Conflict conflict={conflict} />
    </form>
  )
}

const labels = { project: 'Project' }

function useProject(review: Review, close: () => void) {
  const [seen] = useState(review.project ?? '')
  const [project, choose] = useState(seen)
  const { change, isBusy, failure, error, reset } = useAssign()
  const client = useQueryClient()
  const send = (over: string): void =>
    change({ id: review.id, project, seen: over }, project ? 'Project saved.' : 'Project removed.', { done: close })
  const conflict = useConflict({
    ...{ queryKey: ['reviews', 'assign', review.id], error, mine: { project }, labels, isSaving: isBusy, notNow: reset },
    read: async () => {
      const now = await reviewNow(review.id)
      return { now, value: { project: now.project ?? '' }, revision: '' }
    },
    keepMine: ({ value }) => send(value.project),
    takeTheirs: ({ now }) => {
      keepReview(client, now)
      close()
    },
  })
  return { project, choose, isBusy, failure, conflict, save: (): void => (project === seen ? close() : send(seen)) }
}
