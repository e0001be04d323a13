import { SaveBar } from '@frontage/parts/admin/save-bar'
import { useGradually } from '@frontage/parts/admin/use-gradually'
import { Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { filtered } from '../../filter'
import { messages } from '../../messages.admin'
import type { WordsAnswer, WordsGroup } from '../../wire.admin'
import { Finder } from './finder'
import { TextGroup } from './text-group'
import { type WordsForm as Form, useWords } from './use-words'
import styles from './words.module.css'

/** All words of the site, by where visitors read them. */
export function WordsFields({ data }: { readonly data: WordsAnswer }) {
  const form = useWords(data)
  const [filter, setFilter] = useState({ search: '', onlyOwn: false })
  const found = inOrder(filtered(data.groups, filter, form.draft))
  const isNarrow = filter.onlyOwn || filter.search.trim() !== ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    form.save()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={messages.title}>
      <Stack gap="lg">
        <Finder filter={filter} set={setFilter} />
        {found.length === 0 && (
          <Text role="status">
            {messages.none}. {filter.onlyOwn && !filter.search ? messages.noneOwn : messages.noneText}
          </Text>
        )}
        <Found key={`${filter.search} ${filter.onlyOwn}`} groups={found} form={form} isOpen={isNarrow} />
        <Foot form={form} />
      </Stack>
    </form>
  )
}

/** Groups that are drawn in one turn: closed they are a line each, open they are fields. */
const CLOSED = 60
const OPEN = 3

type FoundProps = { readonly groups: readonly WordsGroup[]; readonly form: Form; readonly isOpen: boolean }

const Found = ({ groups, form, isOpen }: FoundProps) =>
  sectionsOf(useGradually(groups, isOpen ? OPEN : CLOSED)).map(([title, among]) => (
    <Section key={title} title={title} groups={among} form={form} isOpen={isOpen} />
  ))

type SectionProps = { readonly title: string; readonly groups: readonly WordsGroup[]; readonly form: Form; readonly isOpen: boolean }

const Section = ({ title, groups, form, isOpen }: SectionProps) => (
  <section aria-label={title}>
    <h2 className={styles.heading}>{title}</h2>
    {groups.map((group) => (
      <TextGroup key={`${group.name} ${isOpen}`} group={group} title={partOf(group.title)} form={form} isOpen={isOpen} />
    ))}
  </section>
)

const Foot = ({ form: { changes, failure, isSaving, discard, question } }: { readonly form: Form }) => (
  <SaveBar {...{ isSaving, failure, discard, question }} isChanged={changes.length > 0} changed={messages.changed(changes.length)} />
)

const headingOf = ({ title }: WordsGroup): string => title.split(':')[0] ?? title
/** `Reviews: cards` stands under Reviews. */
const sectionsOf = (groups: readonly WordsGroup[]) =>
  Object.entries(Object.groupBy(groups, headingOf)).map(([title, among]) => [title, among ?? []] as const)
/** By the alphabet of the language in which the admin is read. */
const inOrder = (groups: readonly WordsGroup[]): WordsGroup[] =>
  groups.toSorted((one, other) => one.title.localeCompare(other.title, document.documentElement.lang))

const partOf = (title: string): string => {
  const part = title.split(': ')[1] ?? title
  return part.charAt(0).toUpperCase() + part.slice(1)
}
