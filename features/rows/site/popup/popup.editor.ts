import { defineEditorConfig } from '@frontage/kit/island/editor-config'
import { videoOf } from '../../video'

type Settings = Readonly<Record<string, unknown>>

const opensOn =
  (...ways: readonly string[]) =>
  ({ on = 'button' }: Settings): boolean =>
    ways.includes(String(on))

const isRemembered = ({ cookies }: Settings): boolean => cookies === true
const fitsScreens = ({ display = '' }: Settings): boolean => display !== ''

export const editorConfig = defineEditorConfig({
  title: 'Pop-up',
  group: 'Page',
  help: 'A window over the page with text, a picture or a video. It opens on a click, or automatically.',
  start: { id: 'pop-up', title: 'Title of the pop-up', content: { kind: 'words', html: '<p>What you want to say.</p>' } },
  elsewhere: ({ id }, page) => ({ page, name: String(id) }),
  groups: [
    { title: 'Opening', settings: ['on', 'label', 'picture', 'selector', 'after', 'exitIntent', 'display', 'medium', 'small', 'id'] },
    { title: 'Closing', settings: ['escape', 'overlay', 'cookies', 'days'] },
  ],
  labels: {
    id: { label: 'Name in links', help: 'Visitors’ browsers remember it by this name. Use small letters, digits and hyphens.' },
    content: { label: 'Content', choices: { words: 'Text', picture: 'A picture', video: 'A video' } },
    'content.address': {
      label: 'Address of the video',
      help: 'From YouTube or Vimeo, or choose a video from media.',
      field: 'video-address',
    },
    'content.captions': {
      label: 'Captions',
      help: 'A WebVTT file (.vtt) of what is said and heard, for visitors who cannot hear it.',
      field: 'captions',
      when: ({ address }) => videoOf(String(address))?.kind === 'file',
    },
    'content.poster': 'Picture shown before the video',
    on: {
      label: 'Opened by',
      choices: {
        button: 'A button',
        text: 'Text',
        picture: 'A picture',
        custom: 'Something else on this page',
        automatic: 'Automatically',
      },
    },
    label: { label: 'Button text', when: opensOn('button', 'text') },
    picture: { label: 'Picture to click', when: opensOn('picture') },
    selector: {
      label: 'Opening element',
      help: 'A CSS selector: .display-popup means every element of that class.',
      as: 'line',
      when: opensOn('custom'),
    },
    after: {
      label: 'Open after (seconds)',
      help: 'Leave empty to open at once, unless it opens when visitors are about to leave.',
      when: opensOn('automatic'),
    },
    exitIntent: { label: 'Open when the visitor is about to leave', when: opensOn('automatic') },
    display: {
      label: 'Show on',
      choices: {
        '': 'All screens',
        desktop: 'Wide screens',
        'desktop-medium': 'Wide screens and tablets',
        medium: 'Tablets',
        'medium-mobile': 'Tablets and phones',
        mobile: 'Phones',
      },
    },
    medium: { label: 'Wide screens start at', help: 'In pixels.', when: fitsScreens },
    small: { label: 'Tablets start at', help: 'In pixels.', when: fitsScreens },
    autoplay: { label: 'Play the video automatically', when: ({ content }) => (content as Settings | undefined)?.kind === 'video' },
    escape: 'Close with the Escape key',
    overlay: 'Close with a click outside',
    cookies: { label: 'Stay closed after the visitor closes it', help: 'The visitor’s browser remembers it.' },
    days: { label: 'For how many days', when: isRemembered },
    width: { label: 'Width', choices: { narrow: 'Narrow', middle: 'Medium', wide: 'Wide' } },
  },
})
