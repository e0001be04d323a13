import { Group, SegmentedControl, Select, Stack } from '@mantine/core'
import type { ThemeSettings } from '../../../look'
import { messages, nameOf } from '../../../messages.admin'
import { type Colours, type DerivedName, derivedNames, mainNames, paletteOf } from '../../../palette'
import { withMain, withOwn } from '../../../recolour'
import { colourSets, isChosenByHand } from '../../presets'
import { Contrast } from './contrast'
import { HexField } from './hex-field'
import styles from './look.module.css'
import { isScheme, type Scheme } from './scheme'
import { SettingsGroup } from './settings-group'

const words = messages.colours

type ColoursPartProps = {
  readonly look: ThemeSettings
  readonly scheme: Scheme
  readonly choose: (scheme: Scheme) => void
  readonly change: (look: ThemeSettings, mark?: string) => void
}

/** Few colours to choose, whether they can be read, and all that follow from them. */
export function ColoursPart({ look, scheme, choose, change }: ColoursPartProps) {
  const colours: Colours = look[scheme]
  const set = (next: Colours, mark?: string): void => change({ ...look, [scheme]: next }, mark)
  const take = (name: string | null): void => {
    const taken = colourSets.find((one) => one.name === name)
    if (taken) change({ ...look, light: taken.light, dark: taken.dark })
  }
  return (
    <SettingsGroup title={words.title} lead={words.lead}>
      <Group align="flex-end">
        <SegmentedControl
          aria-label={words.title}
          data={[
            { value: 'light', label: words.light },
            { value: 'dark', label: words.dark },
          ]}
          value={scheme}
          onChange={(next) => isScheme(next) && choose(next)}
        />
        <Select
          aria-label={words.set}
          placeholder={words.set}
          data={colourSets.map(({ name, title }) => ({ value: name, label: title }))}
          value={null}
          onChange={take}
          className={styles.grows}
        />
      </Group>
      <div className={styles.pairs}>
        {mainNames.map((name) => (
          <HexField
            key={`${scheme} ${name}`}
            label={nameOf(name)}
            value={colours.main[name]}
            change={(hex) => set(withMain(colours, name, hex, isChosenByHand), `${scheme}.${name}`)}
          />
        ))}
      </div>
      <Contrast colours={colours} change={set} />
      <details>
        <summary>{words.all}</summary>
        <Stack gap="sm" mt="sm">
          <p className={styles.about}>{words.allLead}</p>
          <div className={styles.pairs}>
            {derivedNames.map((name) => (
              <Derived key={`${scheme} ${name}`} name={name} colours={colours} change={(next) => set(next, `${scheme}.${name}`)} />
            ))}
          </div>
        </Stack>
      </details>
    </SettingsGroup>
  )
}

type DerivedProps = { readonly name: DerivedName; readonly colours: Colours; readonly change: (colours: Colours) => void }

const Derived = ({ name, colours, change }: DerivedProps) => (
  <HexField
    label={nameOf(name)}
    value={paletteOf(colours)[name]}
    change={(hex) => change(withOwn(colours, name, hex))}
    letGo={colours.own[name] === undefined ? undefined : () => change(withOwn(colours, name, undefined))}
  />
)
