import { useAdmin } from '@frontage/kit/admin/screen'
import { fetchFile } from '@frontage/kit/wire/fetch-file.client'
import { send } from '@frontage/kit/wire/send.client'
import { Failure } from '@frontage/parts/admin/dialog'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { datedName, saveFile } from '@frontage/parts/admin/save-file'
import { Section } from '@frontage/parts/admin/section'
import { Button, EmptyState, Skeleton } from '@mantine/core'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { messages } from '../../messages.requests'
import { exportErasures, listErasures } from '../../wire.privacy'
import { ErasureItem } from './erasure-item'

const words = messages.erasures

/** Who was erased, as far as anybody can know: times, names of owners and counts. */
export function Erasures() {
  const { data } = useQuery({ queryKey: ['privacy', 'erasures'], queryFn: () => send(listErasures, {}), throwOnError: true })
  return (
    <Section title={words.title} lead={words.lead}>
      {!data && <Skeleton height={120} radius="lg" role="status" aria-label="Loading" />}
      {data?.erasures.length === 0 && (
        <EmptyState variant="light" icon={<IconEraser stroke={1.5} />} title={words.none} description={words.noneText} />
      )}
      {data && data.erasures.length > 0 && (
        <>
          <ul className={rows.list}>
            {data.erasures.map((erasure) => (
              <ErasureItem key={erasure.id} erasure={erasure} />
            ))}
          </ul>
          <DownloadList />
        </>
      )}
    </Section>
  )
}

function DownloadList() {
  const { explain } = useAdmin()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchFile(exportErasures),
    onSuccess: (file) => saveFile(file, datedName('erasures', 'txt')),
  })
  return (
    <div>
      <Button variant="default" leftSection={<IconDownload size={18} />} loading={isPending} onClick={() => mutate()}>
        {words.button}
      </Button>
      <Failure>{error ? explain(error) : undefined}</Failure>
    </div>
  )
}
