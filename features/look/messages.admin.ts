import { messages as refusals } from './messages'
import type { OwnFace } from './own-face'
import type { ColourName } from './palette'

/** What the owner reads about the look of the site. */
export const messages = {
  title: 'Theme',
  lead: 'Colours, fonts and spacing of your whole site. Changes are saved as a draft; visitors see them when you publish.',
  saved: 'Theme published.',
  saving: 'Publish',
  /** Whether what is in sight is saved, and where. */
  states: {
    unsaved: 'Unsaved changes',
    saving: 'Saving…',
    failed: 'Not saved',
    draft: 'Draft, not visible to visitors yet',
    outdated: 'Draft, older than the published theme',
  },
  same: 'This is what visitors see.',
  tryAgain: 'Try again',
  discard: 'Discard draft',
  discarded: 'Draft discarded. This is the published version.',
  outdated: {
    title: 'A newer theme was published',
    text: 'This draft was started before that. Publishing it replaces the newer theme; discarding it keeps the newer theme.',
  },
  presets: {
    title: 'Start from',
    lead: 'Your own home page in each theme. Choosing one sets everything at once, except language and time zone. You can change any setting afterwards.',
  },
  colours: {
    title: 'Colours',
    lead: 'Set these colours and all others adapt. Visitors whose device is in dark mode get the dark colours. If your header has the button, they can switch.',
    light: 'Light',
    dark: 'Dark',
    set: 'Copy colours from',
    contrast: 'Contrast',
    good: 'All colours are easy to read.',
    poor: (count: number): string => (count === 1 ? 'One colour pair is hard to read.' : `${count} colour pairs are hard to read.`),
    mend: 'Fix',
    mendAll: 'Fix all',
    ratio: (ratio: number, least: number): string => `${ratio.toFixed(1)} : 1, needs ${least} : 1`,
    pair: (front: string, plane: string): string => `${front} on ${plane}`,
    everywhere: 'all backgrounds',
    tones: 'the four colours behind them',
    all: 'Other colours',
    allLead: 'These are derived from the colours above. A colour you set yourself stays as it is.',
    follow: 'Reset',
    bad: 'Write a colour as #rrggbb.',
  },
  faces: {
    title: 'Your own font',
    lead: 'Upload the font of your business. It is served from your own site. You need a licence to use it on the web.',
    file: 'File',
    fileHelp: 'WOFF2, up to 300 KB.',
    choose: 'Choose a file',
    name: 'Name',
    role: 'Use for',
    roles: { headlines: 'Headings', text: 'Text', both: 'Both' },
    ends: 'Fallback font',
    endsHelp: 'A system font is used while yours loads, and for characters it does not include.',
    endings: { 'sans-serif': 'Sans serif', serif: 'Serif' },
    add: 'Add font',
    added: (name: string): string => `${name} was added and is shown in the preview. Visitors see it when you publish.`,
    about: ({ weights: [least, most], widths }: OwnFace): string =>
      `${least === most ? `Weight ${least}` : `Weights ${least} to ${most}`}${widths ? `, widths ${widths[0]} to ${widths[1]} %` : ''}`,
    remove: 'Remove',
    removeIt: (name: string): string => `Remove ${name}`,
    noFile: 'Please choose a WOFF2 file.',
    noName: refusals.face.nameless,
    tooLarge: refusals.face.tooLarge,
  },
  versions: {
    title: 'Version history',
    lead: 'Open an earlier version to preview it. Visitors see it when you publish it.',
    open: 'Open',
    opened: 'This is an earlier version. Publish it to restore it.',
    now: 'Published',
  },
  preview: {
    title: 'Your site',
    note: 'Your real site with the theme you are choosing. Links work, but forms cannot be sent.',
    screen: 'Screen of the preview',
    scheme: 'Colours of the preview',
  },
  timeZone: {
    label: 'Time zone of the business',
    help: 'Used for dates and times on your pages.',
  },
  language: {
    label: 'Language of the pages',
    help: 'The language you write your pages in. It sets how dates and numbers are shown, and tells screen readers and search engines. Built-in texts are available in English and German; in other languages they stay in English until you write them under Site texts. Pages in Arabic, Hebrew, Persian or Urdu run from right to left.',
    inEnglish: (language: string): string => `${language} (built-in texts in English)`,
  },
} as const

/** What each colour is for. */
export const colourWords: Readonly<Record<ColourName, string>> = {
  ...{ paper: 'page', ink: 'text', tide: 'buttons and links', gold: 'accents', band: 'coloured band', foot: 'footer' },
  ...{ board: 'second background', raise: 'cards and fields', soft: 'secondary text', 'on-tide': 'button text' },
  ...{ clay: 'errors', star: 'stars and underlines', edge: 'field borders', line: 'hairlines' },
  ...{ 'band-ink': 'text on the band', 'band-soft': 'secondary text on the band', 'band-line': 'lines on the band' },
  ...{ 'band-star': 'links and stars on the band', 'on-band-star': 'button text on the band' },
  ...{ 'foot-ink': 'footer text', 'foot-soft': 'secondary footer text', 'foot-line': 'footer lines' },
  ...{ 'foot-star': 'footer accents', 'on-foot-star': 'text on footer accents' },
  ...{ 'tone-ink': 'initials of people', 'tone-tussock': 'behind initials, first', 'tone-bay': 'behind initials, second' },
  ...{ 'tone-linen': 'behind initials, third', 'tone-terracotta': 'behind initials, fourth' },
}

export const nameOf = (name: ColourName): string => `${colourWords[name].charAt(0).toUpperCase()}${colourWords[name].slice(1)}`
