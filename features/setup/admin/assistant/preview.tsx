import { type Scheme, schemes } from '@frontage/parts/admin/in-scheme'
import { Anchor, Modal, SegmentedControl, Text } from '@mantine/core'
import { messages } from '../../messages.assistant'
import type { Step } from '../../spec'
import styles from './preview.module.css'
import { PreviewFrame } from './preview-frame'
import { type PreviewView, screens } from './use-preview'

const words = messages.preview
const schemeChoices = schemes.map((value) => ({ value, label: words[value] }))
const screenChoices = [
  { value: 'phone', label: words.phone },
  { value: 'computer', label: words.computer },
] as const

type PreviewProps = { readonly step: Step; readonly view: PreviewView }

/** The site so far, beside what is asked. */
export const Preview = ({ step, view }: PreviewProps) => (
  <section className={styles.preview} aria-label={words.label}>
    <div className={styles.previewHead}>
      <b>{words.title}</b>
      <div className={styles.views}>
        <SchemeChoice step={step} view={view} />
        <SegmentedControl
          aria-label={words.screen}
          data={[...screenChoices]}
          value={view.screen}
          onChange={(name) => view.setScreen(name)}
        />
      </div>
    </div>
    <PreviewFrame src={view.address} width={view.width} scheme={schemeAt(step, view)} />
    <div className={styles.previewFoot}>
      <Text size="sm" c="dimmed">
        {words.help[step]}
      </Text>
      <NewTab view={view} />
    </div>
  </section>
)

/** The same over the whole screen, where there is no room beside what is asked. */
export const PreviewDialog = ({ step, view, close }: PreviewProps & { readonly close: () => void }) => (
  <Modal
    opened
    fullScreen
    radius={0}
    padding="sm"
    onClose={close}
    title={words.title}
    closeButtonProps={{ 'aria-label': words.close }}
    classNames={{ content: styles.dialog ?? '', body: styles.dialogBody ?? '' }}
  >
    <SchemeChoice step={step} view={view} />
    <PreviewFrame src={view.address} width={screens.phone} scheme={schemeAt(step, view)} />
    <NewTab view={view} />
  </Modal>
)

/** Both sets of colours are looked at where a look is chosen. */
const schemeAt = (step: Step, view: PreviewView): Scheme => (step === 'look' ? view.scheme : 'light')

const SchemeChoice = ({ step, view }: PreviewProps) =>
  step !== 'look' ? null : (
    <SegmentedControl aria-label={words.scheme} data={schemeChoices} value={view.scheme} onChange={(name) => view.setScheme(name)} />
  )

const NewTab = ({ view }: Pick<PreviewProps, 'view'>) => (
  <Anchor size="sm" href={view.address} target="_blank" rel="noreferrer">
    {words.newTab}
  </Anchor>
)
