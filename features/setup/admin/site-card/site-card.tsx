import { Miniature } from '@frontage/parts/admin/miniature'
import { Badge, Button, Text, Title } from '@mantine/core'
import { messages } from '../../messages.home'
import type { Setup } from '../../wire.admin'
import type { FirstSteps } from '../../wire.first-steps'
import { previewAddress } from '../assistant/use-preview'
import { OpenActions } from './open-actions'
import { PublishButton } from './publish-button'
import styles from './site-card.module.css'

const words = messages.card

type SiteCardProps = { readonly news: FirstSteps; readonly setup: Setup }
type State = 'new' | 'begun' | 'made' | 'open'

function stateOf({ isOpen, isMade }: FirstSteps, { states }: Setup): State {
  if (isOpen) return 'open'
  if (isMade) return 'made'
  return states.every(({ state }) => state === 'open') ? 'new' : 'begun'
}

/** The site in small, whether visitors see it, and what to do next. */
export function SiteCard({ news, setup }: SiteCardProps) {
  const state = stateOf(news, setup)
  return (
    <section className={styles.card} data-state={state} aria-labelledby="site-card">
      {state !== 'new' && (
        <div className={styles.picture}>
          <Miniature title={words.picture} shape="fill" src={state === 'open' ? '/' : previewAddress(setup, {})} />
        </div>
      )}
      <div className={styles.about}>
        <Badge color={state === 'open' ? 'tide' : 'yellow'}>{words.states[state === 'begun' ? 'new' : state]}</Badge>
        <Title order={2} id="site-card">
          {words.titles[state]}
        </Title>
        <Text>{state === 'open' ? words.texts.open(hostOf(setup)) : words.texts[state]}</Text>
        <div className={styles.actions}>
          {state === 'open' && <OpenActions />}
          {state === 'made' && <PublishButton setup={setup} />}
          {state === 'made' && (
            <Button component="a" variant="default" size="md" href="/admin/setup/check">
              {words.drafts}
            </Button>
          )}
          {(state === 'new' || state === 'begun') && <BeginActions state={state} />}
        </div>
      </div>
    </section>
  )
}

const BeginActions = ({ state }: { readonly state: 'new' | 'begun' }) => (
  <>
    <Button component="a" size="md" href="/admin/setup">
      {state === 'new' ? words.start : words.continue}
    </Button>
    <Button component="a" variant="default" size="md" href="/admin/pages">
      {words.byHand}
    </Button>
  </>
)

const hostOf = ({ publicUrl }: Setup): string => publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')
