import { useSession } from '@frontage/kit/admin/screen'
import { formatNumber } from '@frontage/kit/say'
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useRemoveSamples } from './use-samples'

type SampleNoticeProps = { readonly samples: number; readonly areShown: boolean }

/** Says that there are samples, whether visitors see them, and takes them away in one step. */
export function SampleNotice({ samples, areShown }: SampleNoticeProps) {
  const { me } = useSession()
  const [isAsking, setAsking] = useState(false)
  if (samples === 0) return null
  const some = samples === 1 ? 'One sample review' : `${formatNumber(samples)} sample reviews`
  return (
    <Alert color="gray" icon={<IconInfoCircle size={20} />} title={`${some} from the demo`}>
      <Group justify="space-between">
        <Text size="sm">
          {areShown ? 'Visitors see them until your first real review is published.' : 'Visitors now see only your real reviews.'}
        </Text>
        {me.rights.includes('reviews.transfer') && (
          <Button variant="default" onClick={() => setAsking(true)}>
            Remove all samples
          </Button>
        )}
      </Group>
      {isAsking && <RemoveDialog areShown={areShown} close={() => setAsking(false)} />}
    </Alert>
  )
}

function RemoveDialog({ areShown, close }: { readonly areShown: boolean; readonly close: () => void }) {
  const { remove, isRemoving } = useRemoveSamples(close)
  return (
    <Modal opened onClose={close} title="Remove all sample reviews?">
      <Stack>
        <Text>
          {areShown && 'Your site shows no reviews until you publish a real one. '}
          This cannot be undone. Samples that you approved or rejected stay in the list as withdrawn.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isRemoving} onClick={remove}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
