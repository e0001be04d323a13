import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { kinds, messages } from '../../messages.requests'
import type { FoundPerson, PersonStatement } from '../../wire.privacy'
import { ErasureItem } from './erasure-item'
import { FoundKind } from './found-kind'
import { PersonActions } from './person-actions'
import styles from './privacy.module.css'

const words = messages.find

type FoundDataProps = {
  readonly found: FoundPerson
  readonly again: () => void
  readonly show: (statement: PersonStatement) => void
  readonly isBack: boolean
}

/** What is stored about one person, and what can be done about it. */
export function FoundData({ found, again, show, isBack }: FoundDataProps) {
  const { mailbox, kinds: parts, named, signsIn, erasures } = found
  const isOpen = erasures.some(({ doneAt }) => doneAt === null)
  return (
    <Stack gap="md">
      <div>
        <Title order={3}>{parts.length ? words.found(mailbox) : words.nothing}</Title>
        {parts.length === 0 && <Text c="dimmed">{words.nothingText}</Text>}
      </div>
      {parts.length > 0 && (
        <ul className={rows.list}>
          {parts.map((part) => (
            <FoundKind key={part.kind} part={part} />
          ))}
        </ul>
      )}
      {isOpen && (
        <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={words.open}>
          {words.openText}
        </Alert>
      )}
      {signsIn && (
        <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={words.signsIn}>
          {words.signsInText}{' '}
          <Anchor href="/admin/people" underline="always">
            People
          </Anchor>
        </Alert>
      )}
      {named.length > 0 && <Named named={named} />}
      {(parts.length > 0 || isOpen) && <PersonActions found={found} again={again} show={show} isBack={isBack} mayErase={!signsIn} />}
      {erasures.length > 0 && (
        <div>
          <Title order={3} mb="xs">
            {words.erased}
          </Title>
          <ul className={rows.list}>
            {erasures.map((erasure) => (
              <ErasureItem key={erasure.id} erasure={erasure} />
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

/** Where one of these is opened, for kinds that have such a place. */
const placeOf: Readonly<Record<string, (id: number) => string>> = { messages: (id) => `/admin/messages?entry=${id}` }

/** What others wrote about the person, to be looked at one by one. */
const Named = ({ named }: Pick<FoundPerson, 'named'>) => (
  <Alert color="gray" icon={<IconInfoCircle size={20} />} title={words.named}>
    {words.namedText}
    <ul className={styles.points}>
      {named.flatMap(({ kind, ids }) =>
        ids.map((id) => {
          const place = placeOf[kind]?.(id)
          const name = `${kinds[kind]?.one ?? kind} ${id}`
          return (
            <li key={`${kind} ${id}`}>
              {place ? (
                <Anchor href={place} underline="always">
                  {name}
                </Anchor>
              ) : (
                name
              )}
            </li>
          )
        }),
      )}
    </ul>
  </Alert>
)
