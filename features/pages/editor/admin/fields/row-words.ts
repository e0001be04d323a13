import type { EditorConfig } from '@frontage/kit/island/editor-config'

const screens = { phone: 'Phones', tablet: 'Tablets', wide: 'Wide screens' }

/** What an owner reads about a row. */
export const rowWords: Pick<EditorConfig, 'labels' | 'groups'> = {
  labels: {
    look: {
      label: 'Base',
      help: 'The background of the site behind the row.',
      choices: {
        paper: 'Site background',
        board: 'Slightly darker',
        band: 'Coloured band, full width',
        bare: 'None, for blocks that reach the edges',
      },
    },
    scheme: {
      label: 'Text colour',
      help: 'For a background that stays the same when a visitor prefers dark colours.',
      none: 'Automatic: light on pictures and videos, otherwise as the visitor prefers',
      choices: { light: 'Dark text', dark: 'Light text' },
    },
    backdrop: {
      label: 'Background',
      choices: { colour: 'Colour', gradient: 'Gradient', picture: 'Picture', slideshow: 'Slideshow' },
    },
    'backdrop.colour': 'Colour',
    'backdrop.from': 'From',
    'backdrop.to': 'To',
    'backdrop.angle': { label: 'Direction in degrees', help: '0 is up, 90 right, 180 down.' },
    'backdrop.seconds': 'Seconds per picture',
    'backdrop.fade': 'Transition in seconds',
    overlay: {
      label: 'Overlay',
      help: 'A colour over the background that keeps text easy to read. Without one, pictures and videos with text get a dark overlay automatically.',
    },
    'overlay.colour': 'Colour',
    'overlay.strength': { label: 'Strength in percent', help: '0 is transparent, 100 hides the background.' },
    width: { label: 'Width', none: 'Width of the site', choices: { narrow: 'Narrow, for reading', full: 'Full width' } },
    height: {
      label: 'Height',
      none: 'Fits the content',
      choices: { half: 'At least half the screen', full: 'At least the whole screen' },
    },
    rest: {
      label: 'Position of the content',
      help: 'When the row is taller than its content.',
      none: 'Top',
      choices: { middle: 'Middle', end: 'Bottom' },
      when: ({ height }) => height !== undefined,
    },
    air: { label: 'Space above and below', choices: { full: 'Large', half: 'Small', none: 'None' } },
    align: { label: 'Columns of different height', choices: { start: 'Align at the top', end: 'Align at the bottom' } },
    anchor: { label: 'Anchor', help: 'A link to #this-name jumps here. Lower-case letters, digits and hyphens.' },
    label: { label: 'Row name', help: 'For screen readers only. It is not visible on the page.', as: 'line' },
    hideOn: { label: 'Hide on', help: 'Leave empty to show it everywhere.', choices: screens },
  },
  groups: [
    { title: 'Background', settings: ['look', 'backdrop', 'overlay', 'scheme'] },
    { title: 'Size and spacing', settings: ['width', 'height', 'rest', 'air', 'align'] },
    { title: 'Links and visibility', settings: ['anchor', 'label', 'hideOn'] },
  ],
}

/** The same of one column. */
export const columnWords: Pick<EditorConfig, 'labels'> = {
  labels: {
    span: {
      label: 'Width on wide screens',
      choices: {
        ...{ 3: 'A quarter', 4: 'A third', 5: 'Five twelfths', 6: 'Half' },
        ...{ 7: 'Seven twelfths', 8: 'Two thirds', 9: 'Three quarters', 12: 'Full width' },
      },
    },
  },
}
