import type { SettingGroup, Settings } from '@frontage/parts/admin/setting'
import { choicesOf, valueAt } from '@frontage/parts/admin/setting'
import { textLabels } from './text-labels'

const asks = (settings: Settings): boolean => !['own', 'none'].includes(String(valueAt(settings, 'guard.check')))

/** What the form itself says and does. */
export const formGroups: readonly SettingGroup[] = [
  {
    title: 'The form as a whole',
    settings: [
      { control: 'line', path: 'title', label: 'Name of the form', help: 'Stands in your letters and in the inbox.' },
      { control: 'line', path: 'submit', label: 'Words on the button that sends it' },
      {
        control: 'flag',
        path: 'hasReview',
        label: 'A last look before it is sent',
        help: 'Everything that was filled in, once more, in one view.',
      },
    ],
  },
]

/** Who is kept away, what is said about privacy, and how long messages stay. */
export const ruleGroups: readonly SettingGroup[] = [
  {
    title: 'Against programs that fill in forms',
    settings: [
      {
        control: 'choice',
        path: 'guard.check',
        label: 'How visitors are told from programs',
        help: 'Our own check is not seen by anybody and asks no other company.',
        choices: choicesOf({
          own: 'Our own, unseen',
          recaptcha: 'Google reCAPTCHA',
          turnstile: 'Cloudflare Turnstile',
          hcaptcha: 'hCaptcha',
          none: 'None',
        }),
      },
      { control: 'line', path: 'guard.siteKey', label: 'Site key', help: 'From your account with that company.', when: asks },
      { control: 'line', path: 'guard.secretKey', label: 'Secret key', help: 'Stays on the server. Visitors never see it.', when: asks },
      {
        control: 'names',
        path: 'guard.disallowed',
        label: 'Words that hold a message back',
        help: 'With commas between them. Such messages wait in “Held back”, nothing disappears.',
      },
    ],
  },
  {
    title: 'Privacy',
    settings: [
      {
        control: 'text',
        path: 'privacy',
        label: 'Words about what happens with what people write',
        help: 'Stands beside the form, and is kept with every message as it was then.',
      },
      {
        control: 'number',
        path: 'retention',
        label: 'Messages are deleted after so many days',
        help: '0: never. Files go with them.',
        least: 0,
        most: 3650,
      },
    ],
  },
  {
    title: 'Special cases',
    settings: [
      { control: 'flag', path: 'subscribersOnly', label: 'Only for people who are signed in' },
      { control: 'flag', path: 'demoMode', label: 'Try-out', help: 'Messages are kept, no letter leaves.' },
      {
        control: 'flag',
        path: 'acceptanceAsValidation',
        label: 'A missing consent is shown at its box',
        help: 'Instead of in a line below the form.',
      },
    ],
  },
]

/** Every text that visitors may meet, in the order in which they meet them. */
export const textGroups: readonly SettingGroup[] = textLabels.map(({ title, texts }) => ({
  title,
  settings: texts.map(([name, label]) => ({ control: 'line' as const, path: `texts.${name}`, label })),
}))
