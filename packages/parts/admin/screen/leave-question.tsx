import { Button, Group, Modal, Stack, Text } from '@mantine/core'

/** Before unsaved changes are left behind. */
export const LeaveQuestion = ({ answer }: { readonly answer: (mayLeave: boolean) => void }) => (
  <Modal opened onClose={() => answer(false)} title="Leave without saving?">
    <Stack>
      <Text>Your changes have not been saved.</Text>
      <Group justify="flex-end">
        <Button variant="default" color="red" onClick={() => answer(true)}>
          Leave without saving
        </Button>
        <Button onClick={() => answer(false)} data-autofocus>
          Stay on this page
        </Button>
      </Group>
    </Stack>
  </Modal>
)
