import type { Owner } from '@frontage/kit/island/owner'

const screens = { phone: 'Telephones', tablet: 'Tablets', wide: 'Wide screens' }

/** What an owner reads about a row. */
export const rowWords: Pick<Owner, 'labels' | 'groups'> = {
  labels: {
    look: {
      label: 'Plane',
      help: 'What the row lies on.',
      choices: {
        paper: 'The paper of the site',
        board: 'A board, a little darker',
        band: 'A band from edge to edge',
        bare: 'None: for modules that reach the edges',
      },
    },
    scheme: {
      label: 'Letters',
      help: 'For a backdrop that stays the same when a visitor prefers dark colours.',
      none: 'As fits: light on pictures and videos, else as the visitor prefers',
      choices: { light: 'Dark letters', dark: 'Light letters' },
    },
    backdrop: {
      label: 'Backdrop',
      choices: { colour: 'A colour', gradient: 'From one colour to another', picture: 'A picture', slideshow: 'Several pictures in turn' },
    },
    'backdrop.colour': 'Colour',
    'backdrop.from': 'From',
    'backdrop.to': 'To',
    'backdrop.angle': { label: 'Direction in degrees', help: '0 is upwards, 90 to the right, 180 downwards.' },
    'backdrop.seconds': 'Seconds that each picture is seen',
    'backdrop.fade': 'Seconds from one to the next',
    overlay: {
      label: 'Veil of your own',
      help: 'A colour over the backdrop, so that words can be read. Without one of your own, pictures and videos with words on them get a dark veil by themselves.',
    },
    'overlay.colour': 'Colour',
    'overlay.strength': { label: 'Strength in per cent', help: '0 is clear, 100 hides what lies behind.' },
    width: { label: 'Width', none: 'As wide as the site', choices: { narrow: 'Narrow, for reading', full: 'From edge to edge' } },
    height: {
      label: 'Height',
      none: 'As high as what stands in it',
      choices: { half: 'At least half of the screen', full: 'At least the whole screen' },
    },
    rest: {
      label: 'Content stands',
      help: 'In a row that is higher than what stands in it.',
      none: 'At the top',
      choices: { middle: 'In the middle', end: 'At the bottom' },
      when: ({ height }) => height !== undefined,
    },
    air: { label: 'Room above and below', choices: { full: 'Plenty', half: 'Half of it', none: 'None' } },
    align: { label: 'Columns of unequal height', choices: { start: 'Begin together', end: 'End together' } },
    anchor: { label: 'Name in links', help: 'A link to #this-name leads here. Small letters, digits and hyphens.' },
    label: { label: 'Name of the row', help: 'For people who hear the page; nobody sees it.', as: 'line' },
    hideOn: { label: 'Hidden on', help: 'Empty: it is seen everywhere.', choices: screens },
  },
  groups: {
    Backdrop: ['look', 'backdrop', 'overlay', 'scheme'],
    Room: ['width', 'height', 'rest', 'air', 'align'],
    Place: ['anchor', 'label', 'hideOn'],
  },
}

/** The same of one column. */
export const columnWords: Pick<Owner, 'labels'> = {
  labels: {
    span: {
      label: 'Width on wide screens',
      choices: {
        ...{ 3: 'A quarter', 4: 'A third', 5: 'Five twelfths', 6: 'A half' },
        ...{ 7: 'Seven twelfths', 8: 'Two thirds', 9: 'Three quarters', 12: 'All of it' },
      },
    },
  },
}
