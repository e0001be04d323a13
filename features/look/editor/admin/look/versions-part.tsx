import { useAdmin } from '@frontage/kit/admin/screen'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, Text } from '@mantine/core'
import { messages } from '../../../messages.admin'
import { SettingsGroup } from './settings-group'
import type { LookContext } from './use-look-editor'

const words = messages.versions
const MOST = 8

/** Looks that visitors saw before. */
export function VersionsPart({ desk: { latest, openVersion } }: { readonly desk: LookContext }) {
  const { When } = useAdmin()
  const { kept, published } = latest
  if (kept.length < 2) return null
  return (
    <SettingsGroup title={words.title} lead={words.lead}>
      <ul className={rows.list}>
        {kept.slice(0, MOST).map(({ id, savedAt, by }) => (
          <li key={id} className={rows.item}>
            <span>
              <When at={savedAt} /> <span className={rows.about}>{by}</span>
            </span>
            {id === published.id ? (
              <Text size="sm" c="dimmed">
                {words.now}
              </Text>
            ) : (
              <Button variant="default" size="compact-md" onClick={() => openVersion(id)}>
                {words.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SettingsGroup>
  )
}
