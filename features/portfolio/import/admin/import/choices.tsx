import { Switch } from '@mantine/core'
import { messages } from '../../../messages.admin'

export type Choices = { readonly pictures: boolean; readonly publishes: boolean }

type ImportChoicesProps = { readonly choices: Choices; readonly change: (choices: Choices) => void }

/** What comes along, and whether visitors see it at once. */
export const ImportChoices = ({ choices, change }: ImportChoicesProps) => (
  <>
    <Switch
      label="Download the pictures too"
      description={messages.import.picturesHelp}
      checked={choices.pictures}
      onChange={({ currentTarget }) => change({ ...choices, pictures: currentTarget.checked })}
    />
    <Switch
      label="Publish items that are published there"
      description="Otherwise all items are imported as drafts, so you can check them before you publish."
      checked={choices.publishes}
      onChange={({ currentTarget }) => change({ ...choices, publishes: currentTarget.checked })}
    />
  </>
)
