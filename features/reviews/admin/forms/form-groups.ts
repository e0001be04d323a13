import { choicesOf, type Setting, type SettingGroup, type Settings, valueAt } from '@frontage/parts/admin/setting'
import type { FieldName } from '../../review-form'
import { hasField } from './form-fields'
import { revealWords } from './form-words'

const is =
  (path: string, ...values: string[]) =>
  (settings: Settings) =>
    values.includes(String(valueAt(settings, path)))
const asksFor = (name: FieldName) => (settings: Settings) => hasField(settings, name)

const shown: SettingGroup = {
  title: 'How it is shown',
  settings: [
    { control: 'line', path: 'heading', label: 'Heading' },
    { control: 'choice', path: 'reveal', label: 'The form stands there', choices: choicesOf(revealWords) },
    { control: 'line', path: 'texts.open', label: 'Words on the button that opens it', when: is('reveal', 'button', 'popup') },
    {
      control: 'number',
      path: 'autoPopup',
      label: 'Opens by itself after so many seconds',
      help: '0: never.',
      least: 0,
      most: 3600,
      when: is('reveal', 'popup'),
    },
    {
      control: 'choice',
      path: 'once',
      label: 'How often somebody may send it',
      choices: choicesOf({ '': 'As often as they like', post: 'Once for each page', form: 'Once' }),
    },
    { control: 'flag', path: 'publishAtOnce', label: 'Publish at once', help: 'Without your decision. Spam is published as well.' },
    { control: 'names', path: 'tags', label: 'Tags', help: 'Every review of this form gets them. With commas between them.' },
  ],
}

const texts: SettingGroup = {
  title: 'Texts',
  settings: [
    { control: 'line', path: 'texts.submit', label: 'Words on the button that sends it' },
    { control: 'line', path: 'texts.required', label: 'Note about needed fields' },
    { control: 'text', path: 'texts.success', label: 'After it has been sent' },
    { control: 'text', path: 'texts.onceOnly', label: 'When it was sent before', when: is('once', 'post', 'form') },
    { control: 'text', path: 'texts.consent', label: 'What people agree to', when: asksFor('review_consent') },
  ],
}

const threshold: Setting = {
  control: 'step',
  path: 'showLinksAbove',
  label: 'Links to other places are shown',
  choices: [
    { value: 'null', label: 'Always' },
    ...[0, 1, 2, 3, 4].map((stars) => ({ value: String(stars), label: stars === 0 ? 'With any stars' : `With more than ${stars} stars` })),
  ],
  when: asksFor('social_links'),
}

const links: SettingGroup = {
  title: 'Links to other places',
  settings: [
    threshold,
    {
      control: 'flag',
      path: 'hideRest',
      label: 'Hide the rest of the form then',
      when: (settings) => asksFor('social_links')(settings) && typeof settings.showLinksAbove === 'number',
    },
  ],
}

/** Everything about a form but its fields and mails. */
export const formGroups: readonly SettingGroup[] = [shown, texts, links]
