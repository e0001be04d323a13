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
      <Ground label={words.light} scheme="light" file={draft.file} plate={draft.plate && plateOf(colour) === 'dark' && 'dark'} />
      <Ground
        label={words.dark}
        scheme="dark"
        file={draft.dark || draft.file}
        plate={draft.plate && !draft.dark && plateOf(colour) === 'light' && 'light'}
      />
    </div>
    {colour?.isDimOnLight && !draft.plate && <p className={shared.note}>{words.dimLight}</p>}
    {colour?.isDimOnDark && !draft.dark && !draft.plate && <p className={shared.note}>{words.dimDark}</p>}
    {(!draft.dark || colour?.isDimOnLight) && (
      <Checkbox
        label={words.plates[plateOf(colour)]}
        checked={draft.plate}
        onChange={({ currentTarget }) => change({ plate: currentTarget.checked })}
      />
    )}
    {draft.dark ? (
      <div>
        <Button variant="default" onClick={() => change({ dark: '' })}>
          {words.removeDark}
        </Button>
      </div>
    ) : (
      <FileField label={words.chooseDark} error={errorOf('dark')} path="dark" take={(dark) => change({ dark })} />
    )}
  </>
)

/** The plate that the header has, if any: as the server chooses it. */
const plateOf = (colour: LogoColour): 'light' | 'dark' => (colour?.isDimOnLight ? 'dark' : 'light')

type GroundProps = {
  readonly label: string
  readonly scheme: 'light' | 'dark'
  readonly file: string
  readonly plate: 'light' | 'dark' | false
}

const Ground = ({ label, scheme, file, plate }: GroundProps) => (
  <figure className={styles.ground} data-ground={scheme}>
    <span className={styles.plate} data-plate={plate || undefined}>
      <LogoImage file={file} />
    </span>
    <figcaption>{label}</figcaption>
  </figure>
)
