import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'

/** What went wrong with the whole of a form. */
export const FormError = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : (
    <Alert role="alert" color="red" p="sm" icon={<IconAlertCircle size={20} />}>
      {children}
    </Alert>
  )
