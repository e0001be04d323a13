import type { Settings } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { SegmentedControl, Switch, Text, Title } from '@mantine/core'
import type { PartProps } from '../frame/frame-kind'
import { listOf } from '../frame/reading'
import type { HeaderDraft, SignKind } from './header-draft'
import { LogoField, type LogoSlot } from './logo-field'
import { SignChoice } from './sign-choice'
import { nameGroups, plateGroups, widthGroups } from './sign-groups'
import { drawnSigns } from './signs'

const kinds: readonly { readonly value: SignKind; readonly label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'drawn', label: 'Icon' },
  { value: 'picture', label: 'Image' },
]

/** A logo is wider than a drawn sign. */
const widths = { drawn: { desktop: 34, tablet: 34, mobile: 34 }, picture: { desktop: 140, tablet: 120, mobile: 100 } } as const

/** What the business is called, and its sign. */
export function SignPart({ draft, change, faults }: PartProps<HeaderDraft>) {
  const choose = (value: string): void => {
    const signKind = kinds.find((kind) => kind.value === value)?.value ?? 'none'
    const sign = listOf(draft.sign).length ? draft.sign : drawnSigns[0]?.strokes
    change({ ...draft, signKind, sign, ...(signKind !== 'none' && { signWidth: widths[signKind] }) })
  }
  const set = (settings: Settings, path: string): void => change(settings as HeaderDraft, path)
  return (
    <>
      <SettingGroups groups={nameGroups} settings={draft} faults={faults} change={set} />
      <section className={groups.group} aria-labelledby="sign-title">
        <Title order={2} id="sign-title">
          Logo
        </Title>
        <SegmentedControl aria-label="Type of logo" data={[...kinds]} value={draft.signKind} onChange={choose} />
        {draft.signKind === 'drawn' && <SignChoice sign={draft.sign} choose={(sign) => change({ ...draft, sign })} />}
        {draft.signKind === 'picture' && <Logos draft={draft} change={change} faults={faults} />}
      </section>
      {draft.signKind !== 'none' && <SettingGroups groups={widthGroups} settings={draft} faults={faults} change={set} />}
    </>
  )
}

const slots: readonly LogoSlot[] = [
  { name: 'picture', label: 'Logo', help: 'A transparent background works best on every colour.' },
  { name: 'dark', label: 'For dark mode', help: 'If empty, the logo above is used.' },
  { name: 'stuck', label: 'When the header is sticky', help: 'For example without a tagline.' },
  { name: 'stuckDark', label: 'Sticky, for dark mode', help: '' },
]

const Logos = ({ draft, change, faults }: PartProps<HeaderDraft>) => (
  <>
    {slots
      .filter(({ name }) => name !== 'stuckDark' || draft.logo.stuck)
      .map((slot) => (
        <LogoField
          key={slot.name}
          slot={slot}
          value={draft.logo[slot.name]}
          error={faults.find(({ path }) => path.startsWith(`logo.${slot.name}`))?.text}
          change={(picture) => change({ ...draft, logo: withPicture(draft.logo, slot.name, picture) })}
        />
      ))}
    <SettingGroups
      groups={plateGroups}
      settings={draft}
      faults={faults}
      change={(settings, path) => change(settings as HeaderDraft, path)}
      level={3}
    />
    <Switch
      label="Show the business name beside it"
      description="Switch off if the logo contains the name. Screen readers still read it out."
      checked={draft.logo.showName === true}
      onChange={({ currentTarget }) => change({ ...draft, logo: { ...draft.logo, showName: currentTarget.checked } })}
    />
    <Text size="sm" c="dimmed">
      The logo links to the home page.
    </Text>
  </>
)

function withPicture(logo: Settings, name: string, picture: unknown): Settings {
  const { [name]: _before, ...rest } = logo
  return picture ? { ...rest, [name]: picture } : rest
}
