import type { EditorConfig, SettingWords } from '@frontage/kit/island/editor-config'

const sides = { start: 'Left', middle: 'Middle', end: 'Right' }

/** What most blocks call by the same names. A block says itself what it means in another way. */
const usual: Readonly<Record<string, string | SettingWords>> = {
  title: 'Title',
  text: 'Text',
  label: 'Text',
  picture: 'Picture',
  pictures: { label: 'Pictures', one: 'Picture' },
  'pictures.*': 'Picture',
  caption: { label: 'Caption', as: 'line' },
  href: { label: 'Link to', help: 'A page of this site, a place on it (#contact), or a web address.' },
  html: { label: 'Text', as: 'html' },
  slug: { label: 'Anchor', help: 'A link to #this-name opens this one. Lower-case letters, digits and hyphens.' },
  icon: {
    label: 'Icon',
    none: 'None',
    choices: {
      ...{ arrow: 'Arrow', phone: 'Phone', mail: 'Envelope', person: 'Person' },
      ...{ search: 'Magnifying glass', upload: 'Arrow up', alert: 'Exclamation mark' },
    },
  },
  actions: { label: 'Buttons', one: 'Button' },
  'actions.label': 'Button text',
  align: { label: 'Alignment', choices: sides },
  level: {
    label: 'Heading level',
    help: 'For search engines and screen readers. Do not skip a level.',
    choices: { h2: 'Level 2: section', h3: 'Level 3: below a section', h4: 'Level 4: below level 3' },
  },
  focus: {
    label: 'Focus point',
    help: 'The part that stays visible when the picture is cropped.',
    choices: { start: 'Left or top', middle: 'Middle', end: 'Right or bottom' },
  },
}

/** The words of the block itself, or else the usual ones. */
export function wordsFor({ labels = {} }: Pick<EditorConfig, 'labels'>, at: string): SettingWords | undefined {
  const words = labels[at] ?? usual[at.split('.').slice(-2).join('.')] ?? usual[at.split('.').at(-1) ?? '']
  return typeof words === 'string' ? { label: words } : words
}
