import { Button, Checkbox, Text } from '@mantine/core'
import { messages as said } from '../../messages.admin'
import { messages } from '../../messages.assistant'
import { neededPages, type PageName, pageNames, usualPages } from '../../spec'
import { idOfField } from '../assistant/field-id'
import styles from '../assistant/fields.module.css'
import { StepFrame } from '../assistant/step-frame'
import type { StepProps } from '../assistant/step-props'
import { useStep } from '../assistant/use-step'
import { useMakeSite } from './use-make-site'

const words = messages.pages

/** Which pages are made; the button makes them. */
export function PagesStep({ setup }: StepProps) {
  const make = useMakeSite()
  const form = useStep({
    ...{ step: 'pages', setup, goOn: make.make },
    start: ({ pages }) => ({ pages: pages.length > 0 ? pages : [...usualPages] }),
  })
  const chosen = pageNames.filter((name) => form.draft.pages.includes(name) || neededPages.includes(name))
  const toggle = (name: PageName, isOn: boolean): void =>
    form.change({ pages: pageNames.filter((other) => (other === name ? isOn : chosen.includes(other))) })
  const isBusy = form.isSaving || make.isMaking
  const failure = form.failure ?? make.failure
  return (
    <StepFrame
      {...{ step: 'pages', title: words.title, lead: words.lead }}
      form={{ ...form, failure }}
      submit={() => form.save({ pages: chosen })}
      aside={
        <Text size="sm" c="dimmed" role="status">
          {isBusy ? words.making(chosen.length) : ''}
        </Text>
      }
      button={
        <Button type="submit" size="md" loading={isBusy}>
          {failure ? words.again : setup.isMade ? words.makeAgain : words.make}
        </Button>
      }
    >
      <ul className={styles.rows} id={idOfField('pages')} aria-label={words.list}>
        {pageNames.map((name) => (
          <li key={name}>
            <Checkbox
              className={styles.row ?? ''}
              size="md"
              label={said.pageTitles[name]}
              description={words.about[name]}
              disabled={neededPages.includes(name)}
              checked={chosen.includes(name)}
              onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </StepFrame>
  )
}
