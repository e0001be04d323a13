import { decimal } from '@frontage/kit/say'
import { Alert, Text } from '@mantine/core'
import { IconServerOff } from '@tabler/icons-react'
import type { RoomLeft } from '../../wire.room'

const MEGABYTE = 1_048_576
const gigabytes = (bytes: number): string =>
  bytes < 1024 * MEGABYTE ? `${Math.floor(bytes / MEGABYTE)} MB` : `${decimal(bytes / 1024 / MEGABYTE)} GB`

const WHAT_TO_DO = 'Delete pictures, videos or messages with files that you no longer need, or ask the person who runs your server for more'

function textOf({ lack, used, quota, free, floor }: RoomLeft): string {
  const isQuota = lack === 'quota' || (lack === '' && quota > 0 && used > 0.9 * quota)
  const left = isQuota
    ? `Files take up ${gigabytes(used)} of the ${gigabytes(quota)} that are set aside for them (FILES_QUOTA_MB).`
    : `${gigabytes(free)} of the server’s disk are free, and ${gigabytes(floor)} have to stay free for everything else (DISK_FLOOR_MB).`
  return `${left} ${WHAT_TO_DO}${isQuota ? ' room' : ' disk space'}.`
}

/** What the home screen says when files are not taken any more, or will not be soon. */
export const RoomNews = ({ news }: { readonly news: RoomLeft }) => {
  if (!news.lack && !news.isSoon) return null
  const title = news.lack ? 'Files are refused: there is no storage space left' : 'There is hardly any storage space left for files'
  return (
    <Alert color={news.lack ? 'red' : 'yellow'} icon={<IconServerOff size={20} />} title={title}>
      <Text size="sm">{news.lack ? `Visitors can still send forms without files, and are told so. ${textOf(news)}` : textOf(news)}</Text>
    </Alert>
  )
}
