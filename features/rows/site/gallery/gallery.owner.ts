import { defineOwner, noPicture } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Gallery',
  group: 'Pictures',
  help: 'Pictures side by side. A press shows them large, one after the other.',
  start: { items: [{ picture: noPicture }] },
  labels: {
    label: { label: 'Name of the gallery', help: 'For people who hear the page; nobody sees it.', as: 'line' },
    items: { label: 'Pictures', one: 'Picture' },
    'items.href': { label: 'Leads to', help: 'Followed when a press follows links.' },
    'items.large': {
      label: 'Shown large instead of the picture',
      none: 'Nothing else: the picture itself',
      choices: {
        inline: 'A part of this page',
        ajax: 'Another page of this site',
        video: 'A video',
        iframe: 'A map or a page of another site',
      },
    },
    press: {
      label: 'When a picture is pressed',
      choices: { lightbox: 'It is shown large', link: 'Its link is followed', none: 'Nothing happens' },
    },
    captions: {
      label: 'Words of the pictures',
      choices: { none: 'Only when shown large', hover: 'When pointed at', below: 'Below each picture' },
    },
    columns: { label: 'Side by side on wide screens', choices: { 2: 'Two', 3: 'Three', 4: 'Four' } },
    shape: { label: 'Shape', choices: { same: 'All the same', own: 'Each its own' } },
  },
})
