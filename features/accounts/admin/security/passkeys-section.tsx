import { useAdmin } from '@frontage/kit/admin/screen'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Section } from '@frontage/parts/admin/section'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Passkey, Security } from '../../wire.security'
import { canUsePasskeys } from '../passkeys/passkeys'
import { NewPasskeyDialog } from './new-passkey'
import { PasskeyName } from './passkey-name'
import { RemovePasskey } from './remove-passkey'

const lead =
  'Sign in with your fingerprint, face or device PIN instead of your password. A passkey works on this site only, so nobody can trick it out of you.'
const noName = 'Passkeys need an encrypted site address with a name, such as https://example.com. Ask the person who runs the server.'
const noBrowser = 'This browser does not support passkeys here.'

/** Passkeys: a list, one more, another name, one less. */
export function PasskeysSection({ security: { passkeys, canHavePasskeys } }: { readonly security: Security }) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Section title="Passkeys" lead={lead}>
      {passkeys.length > 0 && (
        <ul className={rows.list}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} isLast={passkeys.length === 1} />
          ))}
        </ul>
      )}
      {canHavePasskeys && canUsePasskeys() ? (
        <Group>
          <Button variant={passkeys.length ? 'default' : 'filled'} onClick={() => setIsAdding(true)}>
            Add a passkey
          </Button>
        </Group>
      ) : (
        <Text size="sm">{canHavePasskeys ? noBrowser : noName}</Text>
      )}
      <NewPasskeyDialog isOpen={isAdding} close={() => setIsAdding(false)} />
    </Section>
  )
}

type LineProps = { readonly passkey: Passkey; readonly isLast: boolean }

function PasskeyLine({ passkey, isLast }: LineProps) {
  const { When } = useAdmin()
  const [isNaming, setIsNaming] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { id, name, createdAt, usedAt } = passkey
  return (
    <li className={rows.item}>
      <div className={rows.what}>
        <div className={rows.title}>{name}</div>
        <div className={rows.facts}>
          <span>
            Added <When at={createdAt} />
          </span>
          <span>
            {usedAt ? (
              <>
                Last used <When at={usedAt} />
              </>
            ) : (
              'Not used yet'
            )}
          </span>
        </div>
      </div>
      <Group gap="xs">
        <Button variant="default" aria-label={`Rename: ${name}`} onClick={() => setIsNaming(true)}>
          Rename
        </Button>
        <Button variant="default" aria-label={`Remove: ${name}`} onClick={() => setIsRemoving(true)}>
          Remove
        </Button>
      </Group>
      {isRemoving && <RemovePasskey passkey={passkey} isLast={isLast} close={() => setIsRemoving(false)} />}
      <PasskeyName isOpen={isNaming} id={id} name={name} close={() => setIsNaming(false)} />
    </li>
  )
}
