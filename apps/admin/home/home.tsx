import { useSession } from '@frontage/kit/admin/screen'
import { Stack, Text, Title } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { type CardNews, useNews } from '../shell/use-waiting'
import { dayWords, greeting, hourOf } from '../time-words'
import { AllDone } from './all-done'
import { CardSkeleton } from './card-skeleton'
import { Figures } from './figures'
import { FirstStep } from './first-step'
import styles from './home.module.css'
import { NoNews } from './no-news'

/** What waits for this person comes first; how the business stands is told below, quietly. */
export function Home() {
  const { me } = useSession()
  const news = useNews()
  const leads = news.filter(({ card }) => card.isLead)
  const others = news.filter(({ card }) => !card.isLead)
  const isLed = leads.some(({ card, news: known }) => known !== undefined && card.waiting(known) > 0)
  const isKnown = others.every(({ news: known, error }) => known !== undefined || error)
  // What is shown stays until the code of what comes is there: nothing moves twice.
  const drawn = useDeferredValue(isKnown ? pathsOf(others) : undefined)
  const [firstName] = me.name.split(' ')
  return (
    <Stack gap="xl" maw="60rem">
      <header>
        <Title order={1}>{`${greeting(hourOf(new Date()))}, ${firstName}`}</Title>
        <Text c="dimmed">{dayWords(new Date())}</Text>
      </header>
      {leads.map(({ card, news: known }) => isSaid({ card, news: known }) && <card.Card key={card.path} news={known} />)}
      <section aria-labelledby="waits" className={styles.waits}>
        <Title order={2} id="waits">
          Needs your attention
        </Title>
        {drawn === undefined ? <CardSkeleton /> : <Waiting news={others} drawn={drawn} isLed={isLed} />}
      </section>
      <Figures news={news} />
    </Stack>
  )
}

const isSaid = ({ card, news }: Pick<CardNews, 'card' | 'news'>): boolean => news !== undefined && card.isSaid?.(news) !== false

/** Which cards have something to say, each path with a blank behind it. */
const pathsOf = (news: readonly CardNews[]): string =>
  news
    .filter(isSaid)
    .map(({ card }) => `${card.path} `)
    .join('')

const urgency = ({ card, news }: CardNews): number => Number(news !== undefined && card.isUrgent?.(news) === true)

type WaitingProps = {
  readonly news: readonly CardNews[]
  /** The paths of cards that are drawn. */
  readonly drawn: string
  /** What to do first is said above. */
  readonly isLed: boolean
}

function Waiting({ news, drawn, isLed }: WaitingProps) {
  const isAllDone = news.every(({ card, news: known, error }) => !error && card.waiting(known) === 0)
  const [wasAllDone] = useState(isAllDone)
  const firstSteps = news.flatMap(({ card, news: known }) => (known === undefined || isLed ? [] : (card.firstStep?.(known) ?? [])))
  return (
    <>
      {firstSteps.map((step) => (
        <FirstStep key={step.href} {...step} />
      ))}
      {isAllDone && firstSteps.length === 0 && <AllDone takesFocus={!wasAllDone} />}
      {news
        .toSorted((one, other) => urgency(other) - urgency(one))
        .map(({ card, news: known, retry }) =>
          known === undefined ? (
            <NoNews key={card.path} retry={retry} />
          ) : (
            isSaid({ card, news: known }) && drawn.includes(`${card.path} `) && <card.Card key={card.path} news={known} />
          ),
        )}
    </>
  )
}
