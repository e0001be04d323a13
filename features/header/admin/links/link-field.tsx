import { holdsWords } from '@frontage/kit/text'
import { Autocomplete, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { hrefOf, kindOf, type LinkKind, linkKinds, shownOf, startOf } from './link-kinds'
import styles from './links.module.css'
import { useLostWords } from './lost-links'
import { usePlaces } from './use-places'

type LinkFieldProps = {
  readonly href: string
  readonly change: (href: string) => void
  readonly error: string | undefined
  /** Whether it may lead nowhere. */
  readonly isOptional?: boolean
}

const names: Readonly<Record<LinkKind, string>> = {
  nowhere: 'No link, only text',
  page: 'A page of this site',
  web: 'Another website',
  mail: 'An e-mail address',
  phone: 'A phone number',
}

/** Where a link leads: the kind first, then a field that fits it. */
export function LinkField({ href, change, error, isOptional = false }: LinkFieldProps) {
  const [wish, setWish] = useState<LinkKind>()
  const known = href === '' ? (isOptional ? 'nowhere' : 'page') : kindOf(href)
  const kind = wish && startOf(wish) === href ? wish : known
  const choose = (next: string | null): void => {
    const chosen = linkKinds.find((one) => one === next)
    if (!chosen || chosen === kind) return
    setWish(chosen)
    change(startOf(chosen))
  }
  const choices = linkKinds.filter((one) => one !== 'nowhere' || isOptional).map((value) => ({ value, label: names[value] }))
  return (
    <Stack gap="xs">
      <Select label="Link to" data={choices} value={kind} allowDeselect={false} onChange={choose} />
      {kind === 'page' && <PageField href={href} change={change} error={error} />}
      {kind !== 'page' && kind !== 'nowhere' && (
        <TextInput
          {...details[kind]}
          error={error}
          maxLength={2000}
          value={shownOf(kind, href)}
          onChange={({ currentTarget }) => change(hrefOf(kind, currentTarget.value))}
        />
      )}
    </Stack>
  )
}

const details = {
  web: { label: 'Address', type: 'url', placeholder: 'https://…' },
  mail: { label: 'E-mail address', type: 'email' },
  phone: { label: 'Phone number', type: 'tel' },
} as const

function PageField({ href, change, error }: Pick<LinkFieldProps, 'href' | 'change' | 'error'>) {
  const places = usePlaces()
  const lost = useLostWords(href)
  return (
    <>
      <Autocomplete
        label="Page"
        description={places.get(href) ?? 'Choose a page, or type its address.'}
        error={error}
        maxLength={2000}
        data={[...places.keys()]}
        limit={60}
        filter={({ options, search }) =>
          places.has(search) ? options : options.filter((option) => 'value' in option && fits(option.value, search, places))
        }
        renderOption={({ option }) => (
          <span>
            {places.get(option.value)} <span className={styles.path}>{option.value}</span>
          </span>
        )}
        value={href}
        onChange={change}
        onBlur={() => change(hrefOf('page', href))}
      />
      {lost && !error && (
        <Text size="sm" className={styles.lost}>
          {lost}
        </Text>
      )}
    </>
  )
}

const fits = (path: string, search: string, places: ReadonlyMap<string, string>): boolean =>
  holdsWords(`${path} ${places.get(path)}`, search)
