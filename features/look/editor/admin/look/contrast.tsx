import { Alert, Badge, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { colourWords, messages, nameOf } from '../../../messages.admin'
import { type Measured, measured, mended } from '../../../pairs'
import { type Colours, paletteOf } from '../../../palette'
import styles from './look.module.css'

const words = messages.colours

type ContrastProps = { readonly colours: Colours; readonly change: (colours: Colours) => void }

/** Whether everything can be read, pair by pair; what cannot is mended on request. */
export function Contrast({ colours, change }: ContrastProps) {
  const pairs = measured(colours)
  const poor = pairs.filter(({ isEnough }) => !isEnough)
  const mendAll = (): void => change(poor.reduce((before, pair) => mended(before, pair), colours))
  return (
    <div className={styles.contrast}>
      {poor.length === 0 ? (
        <Text size="sm" className={styles.good}>
          <IconCheck size={18} aria-hidden /> {words.good}
        </Text>
      ) : (
        <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={words.poor(poor.length)}>
          <ul className={styles.poor}>
            {poor.map((pair) => (
              <li key={pair.front}>
                <Line pair={pair} />
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => change(mended(colours, pair))}
                  aria-label={`${words.mend}: ${nameOf(pair.front)}`}
                >
                  {words.mend}
                </Button>
              </li>
            ))}
          </ul>
          {poor.length > 1 && (
            <Button size="sm" mt="sm" onClick={mendAll}>
              {words.mendAll}
            </Button>
          )}
        </Alert>
      )}
      <details>
        <summary>{words.contrast}</summary>
        <ul className={styles.ratios}>
          {pairs.map((pair) => (
            <li key={pair.front}>
              <Sample pair={pair} colours={colours} />
              <Line pair={pair} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function planesOf({ front, planes }: Measured): string {
  if (front === 'tone-ink') return words.tones
  return planes.length > 1 ? words.everywhere : colourWords[planes[0]!]
}

const Line = ({ pair }: { readonly pair: Measured }) => (
  <Group gap="xs" component="span">
    <span>{words.pair(nameOf(pair.front), planesOf(pair))}</span>
    <Badge color={pair.isEnough ? 'gray' : 'yellow'}>{words.ratio(pair.ratio, pair.least)}</Badge>
  </Group>
)

function Sample({ pair, colours }: { readonly pair: Measured; readonly colours: Colours }) {
  const palette = paletteOf(colours)
  return (
    <span className={styles.sample} aria-hidden="true">
      {pair.planes.map((plane) => (
        <span key={plane} style={{ background: palette[plane], color: palette[pair.front] }}>
          Aa
        </span>
      ))}
    </span>
  )
}
