import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Dialog } from '@frontage/parts/admin/dialog'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Frame, FramePart } from '../../frame'
import { messages } from '../../messages.admin'
import { type OpenedFrame, readFrameVersion } from '../../wire.admin'

const words = messages.versions

type VersionsProps = {
  readonly part: FramePart
  readonly versions: OpenedFrame['versions']
  readonly bringBack: (frame: Frame) => void
  readonly close: () => void
}

/** What was published once. Bringing it back is a change like any other: it can be undone. */
export function Versions({ part, versions, bringBack, close }: VersionsProps) {
  const { When, notify, explain } = useAdmin()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (version: number) => send(readFrameVersion, { part, version }),
    onSuccess: ({ frame }, version) => {
      bringBack(frame)
      notify({ id: 'frame', text: messages.broughtBack(version) })
      close()
    },
    onError: (error) => notify({ id: 'frame', text: explain(error), tone: 'bad' }),
  })
  return (
    <Dialog title={words.title} close={close}>
      <Stack>
        <Text c="dimmed">{versions.length ? words.lead : words.none}</Text>
        {versions.length > 0 && (
          <ol className={rows.list}>
            {versions.map(({ version, at, by }, place) => (
              <li key={version} className={rows.item}>
                <span>
                  <strong>Version {version}</strong>
                  <span className={rows.about}>
                    {' '}
                    {by ? <When at={at} /> : words.first}
                    {by && ` by ${by}`}
                  </span>
                </span>
                {place === 0 ? (
                  <span className={rows.about}>Current version</span>
                ) : (
                  <Button
                    variant="default"
                    loading={isPending && variables === version}
                    aria-label={`Restore version ${version}`}
                    onClick={() => mutate(version)}
                  >
                    Restore
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </Dialog>
  )
}
