import type { Owner, SettingWords } from '@frontage/kit/island/owner'

const sides = { start: 'Left', middle: 'Middle', end: 'Right' }

/** What most blocks call by the same names. A block says itself what it means in another way. */
const usual: Readonly<Record<string, string | SettingWords>> = {
  title: 'Title',
  text: 'Text',
  label: 'Words',
  picture: 'Picture',
  pictures: { label: 'Pictures', one: 'Picture' },
  'pictures.*': 'Picture',
  caption: { label: 'Words below', as: 'line' },
  href: { label: 'Leads to', help: 'A page of this site, a place on it (#contact), or an address.' },
  html: { label: 'Text', as: 'html' },
  slug: { label: 'Name in links', help: 'A link to #this-name opens this one. Small letters, digits and hyphens.' },
  icon: {
    label: 'Sign',
    none: 'None',
    choices: {
      ...{ arrow: 'Arrow', phone: 'Telephone', mail: 'Envelope', person: 'Person' },
      ...{ search: 'Magnifying glass', upload: 'Arrow upwards', alert: 'Exclamation mark' },
    },
  },
  actions: { label: 'Buttons', one: 'Button' },
  'actions.label': 'Words on the button',
  align: { label: 'Stands', choices: sides },
  level: {
    label: 'Kind of heading',
    help: 'For search engines and for people who hear the page: a heading follows the next larger one.',
    choices: { h2: 'Heading of a section', h3: 'Heading below that', h4: 'Heading below both' },
  },
  focus: {
    label: 'Stays in sight',
    help: 'Where the picture has to be cut.',
    choices: { start: 'Its left or top', middle: 'Its middle', end: 'Its right or bottom' },
  },
}

/** The words of the block itself, or else the usual ones. */
export function wordsFor({ labels = {} }: Pick<Owner, 'labels'>, at: string): SettingWords | undefined {
  const words = labels[at] ?? usual[at.split('.').slice(-2).join('.')] ?? usual[at.split('.').at(-1) ?? '']
  return typeof words === 'string' ? { label: words } : words
}
