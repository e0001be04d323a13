import { messages } from '../../messages.assistant'
import picks from '../assistant/fields.module.css'
import styles from './logo.module.css'
import { LogoImage } from './logo-image'
import type { LogoAnswers } from './use-logo-colour'

const words = messages.logo

type UseChoiceProps = { readonly name: string; readonly draft: LogoAnswers; readonly change: (part: Partial<LogoAnswers>) => void }

/** The name or the file: both stay, one is used. */
export const UseChoice = ({ name, draft, change }: UseChoiceProps) => (
  <div className={styles.choices} role="radiogroup" aria-labelledby="step-title">
    <label className={picks.pick}>
      <input type="radio" name="use" checked={draft.use === 'name'} onChange={() => change({ use: 'name' })} />
      <span className={styles.mark}>{name}</span>
      <span className={picks.pickName}>
        <b>{words.useName}</b>
        <span>{draft.use === 'name' && words.chosen}</span>
      </span>
    </label>
    {draft.file && (
      <label className={picks.pick}>
        <input type="radio" name="use" checked={draft.use === 'file'} onChange={() => change({ use: 'file' })} />
        <span className={styles.mark}>
          <LogoImage file={draft.file} />
        </span>
        <span className={picks.pickName}>
          <b>{words.useFile}</b>
          <span>{draft.use === 'file' && words.chosen}</span>
        </span>
      </label>
    )}
  </div>
)
