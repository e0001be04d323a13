import { useAdmin } from '@frontage/kit/admin/screen'
import { Back } from '@frontage/parts/admin/back'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Skeleton, Stack, Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { WordPressImport } from '../../wire.admin'
import { FilePart } from './file-part'
import styles from './move.module.css'
import { PastImports } from './past-imports'
import { ReadingPart } from './reading-part'
import { ReadyPart } from './ready-part'
import { Report } from './report'
import { RunningPart } from './running-part'
import { SitePart } from './site-part'
import { useImports } from './use-imports'

/** From an export file to a site of ours; or one import of before, where the address names it. */
export function MoveScreen() {
  const { search } = useAdmin()
  const id = Number(search.get('import')) || 0
  const { shown, past, isKnown } = useImports(id)
  return (
    <Stack gap="lg" maw="48rem">
      <header>
        {id > 0 && (
          <div className={styles.apart}>
            <Back href="/admin/site/wordpress" label={messages.all} />
          </div>
        )}
        <ScreenTitle>{messages.title}</ScreenTitle>
        <Text c="dimmed" className={styles.apart ?? ''}>
          {messages.lead}
        </Text>
      </header>
      {!isKnown && <Skeleton height={240} radius="lg" role="status" aria-label="Loading" />}
      {isKnown && shown && <Standing key={shown.id} shown={shown} />}
      {isKnown && id === 0 && !isGoingOn(shown) && (
        <>
          <FilePart shown={shown} />
          <SitePart shown={shown} />
        </>
      )}
      {id === 0 && past.length > 0 && <PastImports past={past} />}
    </Stack>
  )
}

const isGoingOn = (shown: WordPressImport | undefined): boolean =>
  shown !== undefined && ['reading', 'running', 'pausing', 'paused'].includes(shown.state)

/** What is to be seen and done about an import, by how it stands. */
function Standing({ shown }: { readonly shown: WordPressImport }) {
  const { state, report } = shown
  if (state === 'reading') return <ReadingPart />
  if (state === 'ready' && report) return <ReadyPart shown={shown} report={report} />
  if (state === 'running' || state === 'pausing' || state === 'paused') return <RunningPart shown={shown} />
  // What could not even be read is told where its file was chosen.
  return state === 'done' || (state === 'failed' && report) ? <Report shown={shown} /> : null
}
