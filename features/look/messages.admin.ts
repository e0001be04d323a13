import { messages as refusals } from './messages'
import type { OwnFace } from './own-face'
import type { ColourName } from './palette'

/** What the owner reads about the look of the site. */
export const messages = {
  title: 'Look of the site',
  lead: 'Colours, letters and shapes of every page. Nothing changes for visitors until you publish it.',
  saved: 'The look is published.',
  saving: 'Publish',
  unsaved: 'Not published yet',
  same: 'This is what visitors see.',
  undo: 'Undo',
  redo: 'Redo',
  discard: 'Back to the published look',
  presets: {
    title: 'Begin with',
    lead: 'Sets everything at once, apart from language and time. You can change every part of it afterwards.',
  },
  colours: {
    title: 'Colours',
    lead: 'Set these, and all others follow. Visitors whose device is dark get the dark colours, and the button in the header switches.',
    light: 'Light',
    dark: 'Dark',
    set: 'Take the colours of',
    contrast: 'Can it be read?',
    good: 'Everything can be read.',
    poor: (count: number): string => (count === 1 ? 'One pair of colours is hard to read.' : `${count} pairs of colours are hard to read.`),
    mend: 'Mend',
    mendAll: 'Mend all',
    ratio: (ratio: number, least: number): string => `${ratio.toFixed(1)} : 1, needs ${least} : 1`,
    pair: (front: string, plane: string): string => `${front} on ${plane}`,
    all: 'All other colours',
    allLead: 'They follow from the colours above. One that you set by hand stays as it is.',
    follow: 'Follow again',
    bad: 'Write a colour as #rrggbb.',
  },
  faces: {
    title: 'A typeface of your own',
    lead: 'The typeface of your business, from your own server to your visitors: nobody else is asked. You need the right to use it on the web.',
    file: 'File',
    fileHelp: 'WOFF2, up to 300 KB.',
    choose: 'Choose a file',
    name: 'Name',
    role: 'Set in it',
    roles: { headlines: 'Headlines', text: 'Text', both: 'Both' },
    ends: 'Until it is there',
    endsHelp: 'Letters of the device stand in for it, and for those that it has not.',
    endings: { 'sans-serif': 'Without serifs', serif: 'With serifs' },
    add: 'Add this typeface',
    added: (name: string): string => `${name} is here, and the preview wears it. Visitors see it when you publish.`,
    about: ({ weights: [least, most], widths }: OwnFace): string =>
      `${least === most ? `Weight ${least}` : `Weights ${least} to ${most}`}${widths ? `, widths ${widths[0]} to ${widths[1]} %` : ''}`,
    remove: 'Remove',
    removeIt: (name: string): string => `Remove ${name}`,
    noFile: 'Please choose a WOFF2 file.',
    noName: refusals.face.nameless,
    tooLarge: refusals.face.tooLarge,
  },
  kept: {
    title: 'Published before',
    lead: 'Opens here, so that you can look at it. Visitors see it when you publish it.',
    open: 'Open',
    opened: 'This look was published before. Publish it to bring it back.',
    now: 'Visitors see this one',
  },
  preview: {
    title: 'Your site',
    note: 'This is your real site in the colours and letters you are choosing. Links work; nothing can be sent.',
    screen: 'Screen of the preview',
    scheme: 'Colours of the preview',
  },
  timeZone: {
    label: 'Time zone of the business',
    help: 'Dates on your pages are those of its calendar.',
  },
  language: {
    label: 'Language of the pages',
    help: 'For dates and numbers, screen readers, search engines and hyphens; pages in Arabic, Hebrew, Persian or Urdu run from right to left. What the site says by itself follows in English and German; what you write yourself, you write in this language.',
  },
} as const

/** What each colour is for. */
export const colourWords: Readonly<Record<ColourName, string>> = {
  ...{ paper: 'page', ink: 'letters', tide: 'buttons and links', gold: 'accents', band: 'coloured band', foot: 'foot of the page' },
  ...{ board: 'second plane', raise: 'sheets and fields', soft: 'quiet letters', 'on-tide': 'letters on buttons' },
  ...{ clay: 'errors', star: 'stars and underlines', edge: 'edges of fields', line: 'hairlines' },
  ...{ 'band-ink': 'letters on the band', 'band-soft': 'quiet letters on the band', 'band-line': 'hairlines on the band' },
  ...{ 'band-star': 'links and stars on the band', 'on-band-star': 'letters on buttons of the band' },
  ...{ 'foot-ink': 'letters at the foot', 'foot-soft': 'quiet letters at the foot', 'foot-line': 'hairlines at the foot' },
  ...{ 'foot-star': 'accents at the foot', 'on-foot-star': 'letters on accents at the foot' },
  ...{ 'tone-ink': 'initials of people', 'tone-tussock': 'behind initials, first', 'tone-bay': 'behind initials, second' },
  ...{ 'tone-linen': 'behind initials, third', 'tone-terracotta': 'behind initials, fourth' },
}

export const nameOf = (name: ColourName): string => `${colourWords[name].charAt(0).toUpperCase()}${colourWords[name].slice(1)}`
