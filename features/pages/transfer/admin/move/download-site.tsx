import { useAdmin } from '@frontage/kit/admin/screen'
import { fetchFile } from '@frontage/kit/wire/fetch-file.client'
import { Failure } from '@frontage/parts/admin/dialog'
import { datedName, saveFile } from '@frontage/parts/admin/save-file'
import { Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { messages } from '../../messages.move'
import { exportSite } from '../../wire'

const words = messages.out

/** Packs the site as it is now and hands it to the browser. */
export function DownloadSite() {
  const { announce, explain } = useAdmin()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => fetchFile(exportSite),
    onSuccess: (file) => {
      saveFile(file, datedName('site', 'tar.gz'))
      announce(words.done)
    },
  })
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" leftSection={<IconDownload size={18} />} loading={isPending} onClick={() => mutate()}>
        {words.button}
      </Button>
      <Text size="sm" c="dimmed" aria-live="polite">
        {isPending ? words.packing : isSuccess ? words.done : ''}
      </Text>
      <Failure>{error ? explain(error) : undefined}</Failure>
    </Stack>
  )
}
