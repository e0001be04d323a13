import type { FieldProps } from '@frontage/kit/admin/fields'
import { useAdmin } from '@frontage/kit/admin/screen'
import { Button, Group, Loader, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { type ComponentType, type FormEvent, Suspense, useState } from 'react'
import { Dialog } from '../dialog'

type LinkDialogProps = { readonly editor: Editor; readonly close: () => void }

const label = 'Link to'
const wrong = 'A page of this site (/contact), a section of this page (#prices), or an address (https://…, mailto:…, tel:…).'

/** Where the chosen words lead. */
export function LinkDialog({ editor, close }: LinkDialogProps) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [href, setHref] = useState(before)
  const [error, setError] = useState<string>()
  const link = () => editor.chain().extendMarkRange('link')
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (link().setLink({ href }).run()) close()
    else setError(wrong)
  }
  const remove = (): void => {
    link().unsetLink().run()
    close()
  }
  return (
    <Dialog title="Link" close={close} size="md">
      <form onSubmit={keep} noValidate>
        <Suspense fallback={<Loader size="sm" />}>
          <Address value={href} error={error} change={(value) => setHref(String(value))} />
        </Suspense>
        <Group justify="flex-end" mt="lg">
          {before && (
            <Button variant="default" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button type="submit">Keep</Button>
        </Group>
      </form>
    </Dialog>
  )
}

/** With the pages of the site to choose from, where they are lent. */
function Address(props: Omit<FieldProps, 'label' | 'description'>) {
  const Contributed: ComponentType<FieldProps> | undefined = useAdmin().fields.href
  if (Contributed) return <Contributed {...props} label={label} description={undefined} />
  const { value, error, change } = props
  return (
    <TextInput label={label} value={String(value)} error={error} onChange={({ currentTarget }) => change(currentTarget.value.trim())} />
  )
}
