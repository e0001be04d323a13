import type { SettingGroup, Settings } from '@frontage/parts/admin/setting'
import { choicesOf, valueAt } from '@frontage/parts/admin/setting'
import { SecretKeyField } from '../secret-key-field'
import { textLabels } from '../text-labels'

const asks = (settings: Settings): boolean => !['own', 'none'].includes(String(valueAt(settings, 'guard.check')))

/** What the form itself says and does. */
export const formGroups: readonly SettingGroup[] = [
  {
    title: 'Form',
    settings: [
      { control: 'line', path: 'title', label: 'Form name', help: 'Shown in your e-mails and in the inbox.' },
      { control: 'line', path: 'submit', label: 'Text of the send button' },
      {
        control: 'flag',
        path: 'hasReview',
        label: 'Review step before sending',
        help: 'Shows visitors everything they filled in before they send it.',
      },
    ],
  },
]

/** Who is kept away, what is said about privacy, and how long messages stay. */
export const ruleGroups: readonly SettingGroup[] = [
  {
    title: 'Spam protection',
    settings: [
      {
        control: 'choice',
        path: 'guard.check',
        label: 'Spam check',
        help: 'The built-in check is invisible and sends nothing to other companies.',
        choices: choicesOf({
          own: 'Built-in, invisible (recommended)',
          recaptcha: 'Google reCAPTCHA',
          turnstile: 'Cloudflare Turnstile',
          hcaptcha: 'hCaptcha',
          none: 'None',
        }),
      },
      { control: 'line', path: 'guard.siteKey', label: 'Site key', help: 'From your account with the provider.', when: asks },
      {
        control: 'own',
        Field: SecretKeyField,
        path: 'guard.secretKey',
        label: 'Secret key',
        help: 'Stored on the server. Nobody is shown it again.',
        when: asks,
      },
      {
        control: 'names',
        path: 'guard.disallowed',
        label: 'Words that hold a message for review',
        help: 'Separate them with commas. Such messages wait under “Held for review”, for 30 days.',
      },
    ],
  },
  {
    title: 'Privacy',
    settings: [
      {
        control: 'text',
        path: 'privacy',
        label: 'Privacy note',
        help: 'What you use messages for, and whom to contact about it. Shown above the send button, and saved with every message as it read then.',
      },
      {
        control: 'number',
        path: 'retention',
        label: 'Delete messages after (days)',
        help: '0 means never. Attached files are deleted too.',
        least: 0,
        most: 3650,
      },
    ],
  },
  {
    title: 'Advanced',
    settings: [
      { control: 'flag', path: 'subscribersOnly', label: 'Only for people who are signed in' },
      {
        control: 'flag',
        path: 'demoMode',
        label: 'Test mode',
        help: 'Messages are saved, but no e-mails are sent and nothing else happens after sending.',
      },
      {
        control: 'flag',
        path: 'acceptanceAsValidation',
        label: 'Show a missing consent at its checkbox',
        help: 'Otherwise the error is shown below the form.',
      },
    ],
  },
]

/** Every text that visitors may meet, in the order in which they meet them. */
export const textGroups: readonly SettingGroup[] = textLabels.map(({ title, texts }) => ({
  title,
  settings: texts.map(([name, label]) => ({ control: 'line' as const, path: `texts.${name}`, label })),
}))
