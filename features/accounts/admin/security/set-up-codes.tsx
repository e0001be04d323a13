import type { AnswerOf } from '@frontage/kit/wire/call'
import { DialogButtons } from '@frontage/parts/admin/dialog'
import { Code, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type beginSecondStep, confirmSecondStep } from '../../wire.security'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'
import { QrCode } from './qr-code'

type Begun = AnswerOf<typeof beginSecondStep>
type SetUpProps = { readonly confirmed: (recoveryCodes: readonly string[]) => void; readonly close: () => void }

/** A dialog: the app learns the secret, and gives a first code to show that it did. */
export const SetUpCodes = ({ begun, ...actions }: SetUpProps & { readonly begun: Begun | undefined }) => (
  <Modal opened={begun !== undefined} onClose={actions.close} title="Set up one-time codes" size="lg">
    {begun && <SetUpForm begun={begun} {...actions} />}
  </Modal>
)

/** In groups of four, as people copy it. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

function SetUpForm({ begun: { uri, secret }, confirmed, close }: SetUpProps & { readonly begun: Begun }) {
  const { field, form, error, isSending } = useCallForm({
    call: confirmSecondStep,
    initial: { code: '' },
    done: ({ recoveryCodes }) => confirmed(recoveryCodes),
  })
  return (
    <form {...form} aria-label="Set up one-time codes">
      <Stack>
        <Text>1. Scan this QR code with the app on your phone.</Text>
        <QrCode text={uri} />
        <Text size="sm">
          If you cannot scan it, enter this key in the app instead: <Code>{grouped(secret)}</Code>
        </Text>
        <FormError>{error}</FormError>
        <TextInput
          {...field('code')}
          label="2. Enter the code that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          data-autofocus
        />
        <DialogButtons close={close} isBusy={isSending}>
          Turn on
        </DialogButtons>
      </Stack>
    </form>
  )
}
