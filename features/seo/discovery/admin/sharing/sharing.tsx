import { send } from '@frontage/kit/wire/send.client'
import { sharingKey } from '../../../admin/keys'
import { SettingsFields, SettingsScreen } from '../../../admin/settings-screen'
import { useSettingsForm } from '../../../admin/use-settings-form'
import type { Sharing } from '../../../sharing'
import { getSharing, type SharingAnswer, saveSharing } from '../../../wire.admin'
import { messages } from '../../messages.admin'
import { FeedsPart } from './feeds-part'
import { IconPart } from './icon-part'
import { PicturePart } from './picture-part'
import { RobotsPart } from './robots-part'
import { SearchPart } from './search-part'

const words = messages.sharing
const labels = {
  isHidden: words.hidden,
  pattern: words.pattern,
  picture: words.picture,
  robots: words.robots,
  icon: words.icon,
  feeds: words.feeds,
}

/** How search engines and other sites show this one. */
export const SharingScreen = () => <SettingsScreen words={words} queryKey={sharingKey} read={() => send(getSharing, {})} Form={Form} />

function Form({ data }: { readonly data: SharingAnswer }) {
  const form = useSettingsForm(data, {
    keep: (draft: Sharing, revision) => send(saveSharing, { ...draft, revision }),
    read: () => send(getSharing, {}),
    valueIn: (answer) => answer.sharing,
    queryKey: sharingKey,
    saved: words.saved,
    labels,
  })
  return (
    <SettingsFields form={form} label={words.title}>
      <SearchPart form={form} siteName={data.siteName} />
      <PicturePart form={form} data={data} />
      <IconPart form={form} />
      <FeedsPart form={form} />
      <RobotsPart form={form} robots={data.robots} />
    </SettingsFields>
  )
}
