import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Code, Textarea, Title } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { SharingForm } from './sharing-form'

const words = messages.sharing

/** What programs are told; as it is sent until it is kept anew. */
export const RobotsPart = ({ form: { draft, change, errorOf }, robots }: { readonly form: SharingForm; readonly robots: string }) => (
  <section className={groups.group} aria-labelledby="robots-title">
    <Title order={2} id="robots-title">
      Crawlers and bots
    </Title>
    <Textarea
      label={words.robots}
      description={words.robotsHelp}
      autosize
      minRows={3}
      maxRows={14}
      spellCheck={false}
      classNames={{ input: groups.code ?? '' }}
      error={errorOf('robots')}
      value={draft.robots}
      onChange={({ currentTarget }) => change({ robots: currentTarget.value })}
    />
    <details>
      <summary>{words.robotsNow}</summary>
      <Code block mt="sm">
        {robots}
      </Code>
    </details>
  </section>
)
