import type { ThemeSettings } from '../../../look'
import { messages } from '../../../messages.admin'
import { sheetOf } from '../../../sheet'
import { familiesOf } from '../../../typefaces'
import type { Preset } from '../../preset'
import { presets } from '../../presets'
import styles from './look.module.css'
import type { Scheme } from './scheme'
import { SettingsGroup } from './settings-group'
import { Thumbnail } from './thumbnail'

type PresetsPartProps = {
  readonly look: ThemeSettings
  readonly scheme: Scheme
  readonly published: number
  readonly change: (look: ThemeSettings) => void
}

/** Where the business is stays as it is, and so do typefaces that it brought. */
const wornBy = (preset: Preset['look'], { language, timeZone, faces }: ThemeSettings): ThemeSettings => ({
  ...preset,
  ...(faces && { faces }),
  language,
  timeZone,
})

const isWorn = ({ look: preset }: Preset, look: ThemeSettings): boolean => sheetOf(wornBy(preset, look)) === sheetOf(look)

/** Whole looks to begin with, each worn by the home page of the site. */
export const PresetsPart = ({ look, scheme, published, change }: PresetsPartProps) => (
  <SettingsGroup {...messages.presets}>
    <ul className={styles.presets}>
      {presets.map((preset) => {
        const worn = wornBy(preset.look, look)
        const isNow = isWorn(preset, look)
        return (
          <li key={preset.name} className={styles.card} data-worn={isNow || undefined}>
            <Thumbnail key={published} title={preset.title} look={worn} scheme={scheme} />
            <button type="button" className={styles.preset} aria-pressed={isNow} onClick={() => change(worn)}>
              <span
                className={styles.name}
                style={{ fontFamily: familiesOf(preset.look.type.headlines), fontWeight: preset.look.type.weight }}
              >
                {preset.title}
              </span>
              <span className={styles.about}>{preset.about}</span>
            </button>
          </li>
        )
      })}
    </ul>
  </SettingsGroup>
)
