import type { AnswerOf } from '@frontage/kit/wire/call'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Title } from '@mantine/core'
import { newsMessages as words } from '../../messages.news'
import type { getPageNews } from '../../wire.news'

export type News = AnswerOf<typeof getPageNews>

/** What the home screen says about pages: changes that visitors do not see yet, drafts, and times that were missed. */
export function PageNews({ news: { changed, drafts, overdue } }: { readonly news: News }) {
  if (changed + drafts + overdue === 0) return null
  return (
    <section aria-labelledby="pages-wait">
      <Title order={3} id="pages-wait" mb="sm">
        {words.title}
      </Title>
      <ul className={rows.list}>
        {overdue > 0 && <Line title={words.overdue(overdue)} text={words.overdueText} href="/admin/pages?state=scheduled" />}
        {changed > 0 && <Line title={words.changed(changed)} href="/admin/pages?state=changed" />}
        {drafts > 0 && <Line title={words.drafts(drafts)} href="/admin/pages?state=draft" />}
      </ul>
    </section>
  )
}

type LineProps = { readonly title: string; readonly text?: string; readonly href: string }

const Line = ({ title, text, href }: LineProps) => (
  <li className={rows.item}>
    <span>
      <strong>{title}</strong>
      {text && <span className={rows.about}> {text}</span>}
    </span>
    <a href={href}>Show pages</a>
  </li>
)
