import { useAdmin } from '@frontage/kit/admin/screen'
import { Frame } from '@frontage/parts/admin/frame'
import { useSize } from '@frontage/parts/admin/use-size'
import { Button, Group, Select, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { useBuild } from '../builder/build'
import styles from './preview.module.css'
import { Shield } from './shield'
import { type FormPreview, useShown } from './use-shown'

const widths = { phone: 360, desktop: 760 } as const
type Device = keyof typeof widths
const PAUSE = 300

/** The form as visitors see it, rendered by the very widget. It can be looked at, not sent. */
export function Preview() {
  const { draft } = useBuild()
  const [settled] = useDebouncedValue(draft, PAUSE)
  const [device, setDevice] = useState<Device>('phone')
  const [step, setStep] = useState(0)
  const shown = useShown(settled)
  const { ref, width } = useSize<HTMLDivElement>()
  const last = (shown?.definition.steps.length ?? 1) - 1
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <Group justify="space-between">
        <Title order={2} id="preview-title">
          Preview
        </Title>
        <Devices device={device} choose={setDevice} />
      </Group>
      {shown && <Steps shown={shown} step={step} choose={setStep} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by key */}
      <div ref={ref} className={styles.screen} data-device={device} tabIndex={0}>
        {shown && width > 0 && (
          <Sheet shown={shown} width={widths[device]} scale={Math.min(1, width / widths[device])} step={Math.min(step, last + 1)} />
        )}
      </div>
      <Text size="sm" c="dimmed">
        This is a preview. Nothing can be sent from it.
      </Text>
    </section>
  )
}

type SheetProps = { readonly shown: FormPreview; readonly width: number; readonly scale: number; readonly step: number }

function Sheet({ shown: { definition, questions, key }, width, scale, step }: SheetProps) {
  const { View, sheet } = useBuild().widget
  const { siteSheets } = useAdmin()
  const [sheets] = useState(() => [...siteSheets, sheet])
  return (
    <Frame title="Preview of the form" sheets={sheets} width={width} scale={scale}>
      <Shield key={`${key} ${step}`} instead="The preview cannot be shown.">
        <div className="page" data-preview="">
          <View definition={definition} questions={questions} step={step} />
        </div>
      </Shield>
    </Frame>
  )
}

const Devices = ({ device, choose }: { readonly device: Device; readonly choose: (device: Device) => void }) => (
  <Group gap="xs">
    <Button
      variant="default"
      px="sm"
      aria-label="Phone"
      aria-pressed={device === 'phone'}
      className={styles.device}
      onClick={() => choose('phone')}
    >
      <IconDeviceMobile size={20} stroke={1.6} />
    </Button>
    <Button
      variant="default"
      px="sm"
      aria-label="Desktop"
      aria-pressed={device === 'desktop'}
      className={styles.device}
      onClick={() => choose('desktop')}
    >
      <IconDeviceDesktop size={20} stroke={1.6} />
    </Button>
  </Group>
)

type StepsProps = { readonly shown: FormPreview; readonly step: number; readonly choose: (step: number) => void }

/** Which step is looked at, where there are several. */
function Steps({ shown: { definition }, step, choose }: StepsProps) {
  const { steps, hasReview } = definition
  const choices = steps.map(({ title }, place) => ({ value: String(place), label: `Step ${place + 1}${title && `: ${title}`}` }))
  if (hasReview) choices.push({ value: String(steps.length), label: 'Review step' })
  if (choices.length < 2) return null
  const value = String(Math.min(step, choices.length - 1))
  return <Select aria-label="Step shown in the preview" data={choices} value={value} onChange={(next) => choose(Number(next))} />
}
