import type { ThemeSettings } from '../../look'
import { messages } from '../../messages.admin'
import { mainNames } from '../../palette'
import type { Preset } from '../../preset'
import { presets } from '../../presets'
import { sheetOf } from '../../sheet'
import { familiesOf } from '../../typefaces'
import styles from './look.module.css'
import { SettingsGroup } from './settings-group'

type PresetsPartProps = { readonly look: ThemeSettings; readonly change: (look: ThemeSettings) => void }

/** Where the business is stays as it is, and so do typefaces that it brought. */
const wornBy = (preset: Preset['look'], { language, timeZone, faces }: ThemeSettings): ThemeSettings => ({
  ...preset,
  ...(faces && { faces }),
  language,
  timeZone,
})

const isWorn = ({ look: preset }: Preset, look: ThemeSettings): boolean => sheetOf(wornBy(preset, look)) === sheetOf(look)

/** Whole looks to begin with, each shown in its own letters and colours. */
export const PresetsPart = ({ look, change }: PresetsPartProps) => (
  <SettingsGroup {...messages.presets}>
    <ul className={styles.presets}>
      {presets.map((preset) => (
        <li key={preset.name}>
          <button
            type="button"
            className={styles.preset}
            aria-pressed={isWorn(preset, look)}
            onClick={() => change(wornBy(preset.look, look))}
          >
            <Swatches preset={preset} />
            <span
              className={styles.name}
              style={{ fontFamily: familiesOf(preset.look.type.headlines), fontWeight: preset.look.type.weight }}
            >
              {preset.title}
            </span>
            <span className={styles.about}>{preset.about}</span>
          </button>
        </li>
      ))}
    </ul>
  </SettingsGroup>
)

const Swatches = ({ preset }: { readonly preset: Preset }) => (
  <span className={styles.swatches} aria-hidden="true">
    {mainNames.map((name) => (
      <span key={name} style={{ background: preset.look.light.main[name] }} />
    ))}
  </span>
)
