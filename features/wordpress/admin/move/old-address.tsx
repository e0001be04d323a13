import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import { OLD_SITE } from '../../spec'
import { withScheme } from './with-scheme'

const words = messages.ready

/** Where the old site answers now, as it is typed; `read` hands it back, or says what is wrong with it. */
export function useOldAddress(before: string) {
  const [typed, setTyped] = useState(before)
  const [issue, setIssue] = useState<string>()
  return {
    field: {
      value: typed,
      issue,
      onChange: (value: string): void => {
        setTyped(value)
        setIssue(undefined)
      },
    },
    read: (): string | undefined => {
      const address = withScheme(typed.trim())
      const isAddress = OLD_SITE.test(address)
      setIssue(isAddress ? undefined : words.fromIssue)
      return isAddress ? address : undefined
    },
  }
}

type OldAddressProps = { readonly url: string } & ReturnType<typeof useOldAddress>['field']

export const OldAddress = ({ url, value, issue, onChange }: OldAddressProps) => (
  <TextInput
    label={words.from}
    description={words.fromHelp(url)}
    placeholder={words.fromExample}
    inputMode="url"
    maxLength={500}
    maw="28rem"
    value={value}
    error={issue}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
