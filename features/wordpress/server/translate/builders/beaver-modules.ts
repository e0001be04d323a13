import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import type { Widgets } from './widgets'

type Translate = (settings: WordPressSettings, to: Widgets) => void

const photo: Translate = (settings, to) =>
  to.picture(
    { id: settings.text('photo'), url: settings.first('photo_src', 'photo_url'), said: { widths: [settings.text('width')] } },
    settings.text('caption'),
    settings.first('link_url', 'photo_link'),
  )
const button: Translate = (settings, to) => to.buttons([{ label: settings.text('text'), address: settings.text('link') }])
const gallery: Translate = (settings, to) =>
  to.gallery(
    settings.texts('photos').map((id) => ({ id, url: '' })),
    settings.number('grid_column') || 3,
  )
const folding =
  (list: string, title: string, content: string): Translate =>
  (settings, to) =>
    to.folding(settings.list(list).map((item) => ({ title: item.text(title), content: item.text(content) })))

/** A picture, a title, some words and a button. */
const box: Translate = (settings, to) => {
  if (/photo/.test(settings.first('image_type', 'photo_position'))) photo(settings, to)
  to.heading(settings.first('title', 'heading_text'), settings.first('title_tag', 'title_tag_selection') || 'h3', settings.text('link'))
  to.html(settings.text('text'))
  to.buttons([{ label: settings.first('cta_text', 'btn_text', 'button_text'), address: settings.first('link', 'btn_link', 'cta_link') }])
}

/** The modules of Beaver Builder, and those of UABB, that have a counterpart, by their names there. */
export const beaverModules: Readonly<Record<string, Translate>> = {
  heading: (settings, to) => to.heading(settings.text('heading'), settings.text('tag'), settings.text('link')),
  'rich-text': (settings, to) => to.html(settings.text('text')),
  html: (settings, to) => to.html(settings.text('html')),
  photo,
  button,
  'button-group': (settings, to) =>
    to.buttons(settings.list('items').map((item) => ({ label: item.text('text'), address: item.text('link') }))),
  gallery,
  video: (settings, to) => to.video(addressIn(settings.text('embed_code')), settings.text('video_title')),
  accordion: folding('items', 'label', 'content'),
  tabs: folding('items', 'label', 'content'),
  callout: box,
  cta: box,
  map: (settings, to) => to.map(settings.text('address')),
  numbers: (settings, to) =>
    to.numbers(
      settings.text('number_prefix') + settings.text('number'),
      settings.text('number_suffix'),
      settings.first('after_number_text', 'before_number_text'),
    ),
  list: (settings, to) =>
    to.list(settings.list('list_items').map((item) => [item.text('heading'), item.text('content')].filter(Boolean).join(': '))),
  testimonials: (settings, to) => {
    for (const each of settings.list('testimonials')) to.quote(each.text('testimonial'), '')
  },
  separator: (_settings, to) => to.separator('line'),
  'uabb-heading': (settings, to) => {
    to.heading(settings.text('heading'), settings.text('tag'), settings.text('link'))
    to.html(settings.text('description'))
  },
  'uabb-photo': photo,
  'uabb-button': button,
  'uabb-gallery': gallery,
  'photo-gallery': gallery,
  'uabb-numbers': (settings, to) =>
    to.numbers(settings.text('number'), settings.text('number_suffix'), settings.first('after_number_text', 'before_number_text')),
  'info-box': box,
  'uabb-call-to-action': box,
  'advanced-accordion': folding('acc_items', 'acc_title', 'ct_content'),
  'advanced-tabs': folding('items', 'label', 'ct_content'),
  'dual-button': (settings, to) =>
    to.buttons([
      { label: settings.text('button_one_title'), address: settings.text('button_one_link') },
      { label: settings.text('button_two_title'), address: settings.text('button_two_link') },
    ]),
  'info-list': (settings, to) => {
    for (const item of settings.list('add_list_item')) {
      to.heading(item.text('list_item_title'), 'h3', item.text('list_item_url'))
      to.html(item.text('list_item_description'))
    }
  },
  'uabb-separator': (_settings, to) => to.separator('line'),
  'spacer-gap': (_settings, to) => to.separator('none'),
}

/** The address in what was pasted: an iframe, or an address alone. */
const addressIn = (code: string): string => /src=["']([^"']+)/i.exec(code)?.[1] ?? code
