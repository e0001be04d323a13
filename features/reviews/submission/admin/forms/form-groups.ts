import { choicesOf, type Setting, type SettingGroup, type Settings, valueAt } from '@frontage/parts/admin/setting'
import type { FieldName } from '../../../review-form'
import { hasField } from './form-fields'
import { revealWords } from './form-words'

const is =
  (path: string, ...values: string[]) =>
  (settings: Settings) =>
    values.includes(String(valueAt(settings, path)))
const asksFor = (name: FieldName) => (settings: Settings) => hasField(settings, name)

const shown: SettingGroup = {
  title: 'Form settings',
  settings: [
    { control: 'line', path: 'heading', label: 'Heading' },
    { control: 'choice', path: 'reveal', label: 'Where the form opens', choices: choicesOf(revealWords) },
    { control: 'line', path: 'texts.open', label: 'Text of the button that opens the form', when: is('reveal', 'button', 'popup') },
    {
      control: 'number',
      path: 'autoPopup',
      label: 'Opens automatically after (seconds)',
      help: '0 turns this off.',
      least: 0,
      most: 3600,
      when: is('reveal', 'popup'),
    },
    {
      control: 'choice',
      path: 'once',
      label: 'Reviews per visitor',
      choices: choicesOf({ '': 'No limit', post: 'One for each page', form: 'One' }),
    },
    {
      control: 'flag',
      path: 'publishAtOnce',
      label: 'Publish without approval',
      help: 'Reviews appear as soon as they are sent. Spam is never published, and suspicious reviews still wait for you.',
    },
    {
      control: 'flag',
      path: 'askAddress',
      label: "Store the visitor's IP address",
      help: 'The form tells visitors. An IP address is personal data: store it only while you need it.',
    },
    { control: 'names', path: 'tags', label: 'Tags', help: 'Added to every review sent with this form. Separate with commas.' },
  ],
}

const texts: SettingGroup = {
  title: 'Texts',
  settings: [
    { control: 'line', path: 'texts.submit', label: 'Text of the submit button' },
    { control: 'line', path: 'texts.required', label: 'Note about required fields' },
    { control: 'text', path: 'texts.success', label: 'Message after sending' },
    { control: 'text', path: 'texts.onceOnly', label: 'Message to visitors who already sent a review', when: is('once', 'post', 'form') },
    { control: 'text', path: 'texts.consent', label: 'Consent text', when: asksFor('review_consent') },
  ],
}

const threshold: Setting = {
  control: 'step',
  path: 'showLinksAbove',
  label: 'Show the links',
  choices: [
    { value: 'null', label: 'Always' },
    ...[0, 1, 2, 3, 4].map((stars) => ({ value: String(stars), label: stars === 0 ? 'With any rating' : `With more than ${stars} stars` })),
  ],
  when: asksFor('social_links'),
}

const links: SettingGroup = {
  title: 'Links to other review sites',
  settings: [
    threshold,
    {
      control: 'flag',
      path: 'hideRest',
      label: 'Hide the rest of the form when the links are shown',
      when: (settings) => asksFor('social_links')(settings) && typeof settings.showLinksAbove === 'number',
    },
  ],
}

/** Everything about a form but its fields and e-mails. */
export const formGroups: readonly SettingGroup[] = [shown, texts, links]
