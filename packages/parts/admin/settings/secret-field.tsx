import { Button, Group, Input, Text, TextInput } from '@mantine/core'
import { useState } from 'react'

type SecretFieldProps = {
  readonly label: string
  readonly description?: string | undefined
  readonly error?: string | undefined
  /** Whether one is kept. What it is is never read back. */
  readonly isSet: boolean
  /** What is said of the one that is kept, such as its host. */
  readonly about?: string
  /** What is written instead of it; empty keeps it. */
  readonly value: string
  readonly change: (value: string) => void
}

/** A secret: it can be set and replaced, and is never shown again. Give it a key that changes with every save. */
export function SecretField({ label, description, error, isSet, about, value, change }: SecretFieldProps) {
  const [isReplacing, setReplacing] = useState(false)
  const isAsked = !isSet || isReplacing || value !== ''
  const turn = (): void => {
    setReplacing(!isAsked)
    change('')
  }
  return (
    <Input.Wrapper label={label} labelElement={isAsked ? 'label' : 'div'} description={description} error={error}>
      <Group gap="sm" mt={4}>
        {isAsked ? (
          <TextInput
            aria-label={label}
            aria-invalid={error ? true : undefined}
            autoComplete="off"
            spellCheck={false}
            autoFocus={isReplacing}
            flex={1}
            miw={200}
            value={value}
            onChange={({ currentTarget }) => change(currentTarget.value.trim())}
          />
        ) : (
          <Text>{about ? `Set (${about})` : 'Set'}</Text>
        )}
        {isSet && (
          <Button variant="default" aria-label={`${isAsked ? 'Keep the saved one' : 'Replace'}: ${label}`} onClick={turn}>
            {isAsked ? 'Keep the saved one' : 'Replace'}
          </Button>
        )}
      </Group>
      {!isSet && value === '' && (
        <Text size="sm" c="dimmed" mt={4}>
          Not set.
        </Text>
      )}
    </Input.Wrapper>
  )
}
