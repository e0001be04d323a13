import { Button, Checkbox } from '@mantine/core'
import { messages } from '../../messages.assistant'
import shared from '../assistant/fields.module.css'
import { FileField } from './file-field'
import styles from './logo.module.css'
import { LogoImage } from './logo-image'
import type { LogoAnswers, LogoColour } from './use-logo-colour'

const words = messages.logo

type GroundsProps = {
  readonly draft: LogoAnswers
  readonly colour: LogoColour
  readonly change: (part: Partial<LogoAnswers>) => void
  readonly errorOf: (path: string) => string | undefined
}

/** The logo on the light and on the dark ground, and what helps where it is not seen. */
export const Grounds = ({ draft, colour, change, errorOf }: GroundsProps) => (
  <>
    <div className={styles.grounds}>
      <Ground label={words.light} scheme="light" file={draft.file} />
      <Ground label={words.dark} scheme="dark" file={draft.dark || draft.file} hasPlate={!draft.dark && draft.plate} />
    </div>
    {colour?.isDimOnLight && <p className={shared.note}>{words.dimLight}</p>}
    {colour?.isDimOnDark && !draft.dark && !draft.plate && <p className={shared.note}>{words.dim('dark')}</p>}
    {draft.dark ? (
      <div>
        <Button variant="default" onClick={() => change({ dark: '' })}>
          {words.removeDark}
        </Button>
      </div>
    ) : (
      <>
        <Checkbox label={words.plate} checked={draft.plate} onChange={({ currentTarget }) => change({ plate: currentTarget.checked })} />
        <FileField label={words.chooseDark} error={errorOf('dark')} path="dark" take={(dark) => change({ dark })} />
      </>
    )}
  </>
)

type GroundProps = { readonly label: string; readonly scheme: 'light' | 'dark'; readonly file: string; readonly hasPlate?: boolean }

const Ground = ({ label, scheme, file, hasPlate = false }: GroundProps) => (
  <figure className={styles.ground} data-ground={scheme}>
    <span className={styles.plate} data-plate={hasPlate || undefined}>
      <LogoImage file={file} />
    </span>
    <figcaption>{label}</figcaption>
  </figure>
)
