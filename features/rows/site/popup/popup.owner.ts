import { defineOwner } from '@frontage/kit/island/owner'

type Settings = Readonly<Record<string, unknown>>

const opensOn =
  (...ways: readonly string[]) =>
  ({ on = 'button' }: Settings): boolean =>
    ways.includes(String(on))

const isRemembered = ({ cookies }: Settings): boolean => cookies === true
const fitsScreens = ({ display = '' }: Settings): boolean => display !== ''

export const owner = defineOwner({
  title: 'Pop-up',
  group: 'Page',
  help: 'A window over the page with words, a picture or a video. A press opens it, or it opens by itself.',
  start: { id: 'pop-up', title: 'Title of the pop-up', content: { kind: 'words', html: '<p>What you want to say.</p>' } },
  groups: {
    Opening: ['on', 'label', 'picture', 'selector', 'after', 'exitIntent', 'display', 'medium', 'small', 'id'],
    Closing: ['escape', 'overlay', 'cookies', 'days'],
  },
  labels: {
    id: { label: 'Name in links', help: 'It is remembered by this name. Small letters, digits and hyphens.' },
    content: { label: 'Content', choices: { words: 'Words', picture: 'A picture', video: 'A video' } },
    'content.address': { label: 'Address of the video', help: 'At YouTube or Vimeo; or choose one of your own.', field: 'video-address' },
    'content.poster': 'Picture before the video',
    on: {
      label: 'Opened by',
      choices: {
        button: 'A button',
        text: 'Words',
        picture: 'A picture',
        custom: 'Something else on this page',
        automatic: 'Itself',
      },
    },
    label: { label: 'Words to press', when: opensOn('button', 'text') },
    picture: { label: 'Picture to press', when: opensOn('picture') },
    selector: {
      label: 'What opens it',
      help: 'A selector as in a style sheet: .display-popup means everything of that class.',
      as: 'line',
      when: opensOn('custom'),
    },
    after: { label: 'Opens after seconds', help: 'Empty: at once, unless it waits until they leave.', when: opensOn('automatic') },
    exitIntent: { label: 'Opens when the pointer leaves the page upwards', when: opensOn('automatic') },
    display: {
      label: 'Opens on',
      choices: {
        '': 'All screens',
        desktop: 'Wide screens',
        'desktop-medium': 'Wide screens and tablets',
        medium: 'Tablets',
        'medium-mobile': 'Tablets and telephones',
        mobile: 'Telephones',
      },
    },
    medium: { label: 'Wide screens begin at', help: 'In pixels.', when: fitsScreens },
    small: { label: 'Tablets begin at', help: 'In pixels.', when: fitsScreens },
    autoplay: { label: 'The video begins by itself', when: ({ content }) => (content as Settings | undefined)?.kind === 'video' },
    escape: 'The escape key closes it',
    overlay: 'A press beside it closes it',
    cookies: { label: 'Stays closed once it was closed', help: 'The visitor’s browser remembers it.' },
    days: { label: 'For so many days', when: isRemembered },
    width: { label: 'Width', choices: { narrow: 'Narrow', middle: 'Middle', wide: 'Wide' } },
  },
})
