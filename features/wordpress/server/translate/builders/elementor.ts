import { jsonSettings, type WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { gaps } from '../../../messages.gaps'
import { rowsOfColumns, spanOf } from '../columns'
import { PageBuilder } from '../page-builder'
import type { Column, Module, Row, Translation } from '../page-parts'
import type { SaidWidth } from '../shown-width'
import { Widgets } from './widgets'

type Translate = (settings: WordPressSettings, to: Widgets) => void

const urlIn = (settings: WordPressSettings, name: string): string => settings.part(name).text('url')
const pictureIn = (settings: WordPressSettings, name: string) => ({
  id: settings.part(name).text('id'),
  url: settings.part(name).text('url'),
})
/** The size of the copy, unless a width is said. */
const saidIn = (settings: WordPressSettings): SaidWidth => {
  const width = settings.part('width')
  const own = settings.text('image_size') === 'custom' ? settings.part('image_custom_dimension').text('width') : ''
  return {
    widths: [width.text('size') && width.text('size') + (width.text('unit') || '%'), own],
    classes: `size-${settings.text('image_size')}`,
  }
}
const tabsIn = (settings: WordPressSettings) =>
  settings.list('tabs').map((tab) => ({ title: tab.text('tab_title'), content: tab.text('tab_content') }))

/** The widgets of Elementor that have a counterpart, by their names there. */
const widgets: Readonly<Record<string, Translate>> = {
  heading: (settings, to) => to.heading(settings.text('title'), settings.text('header_size'), urlIn(settings, 'link')),
  'text-editor': (settings, to) => to.html(settings.text('editor')),
  image: (settings, to) =>
    to.picture({ ...pictureIn(settings, 'image'), said: saidIn(settings) }, settings.text('caption'), urlIn(settings, 'link')),
  button: (settings, to) => to.buttons([{ label: settings.text('text'), address: urlIn(settings, 'link') }]),
  'image-gallery': (settings, to) => to.gallery(picturesIn(settings, 'wp_gallery'), settings.number('gallery_columns') || 3),
  gallery: (settings, to) => to.gallery(picturesIn(settings, 'gallery')),
  'image-carousel': (settings, to) => to.gallery(picturesIn(settings, 'carousel')),
  video: (settings, to) => to.video(settings.first('youtube_url', 'vimeo_url', 'hosted_url'), settings.text('title')),
  accordion: (settings, to) => to.folding(tabsIn(settings)),
  toggle: (settings, to) => to.folding(tabsIn(settings)),
  tabs: (settings, to) => to.folding(tabsIn(settings)),
  'icon-list': (settings, to) => to.list(settings.list('icon_list').map((item) => item.text('text'))),
  'icon-box': box,
  'image-box': box,
  'call-to-action': box,
  testimonial: (settings, to) =>
    to.quote(
      settings.text('testimonial_content'),
      [settings.text('testimonial_name'), settings.text('testimonial_job')].filter(Boolean).join(', '),
    ),
  counter: (settings, to) =>
    to.numbers(settings.text('prefix') + settings.text('ending_number'), settings.text('suffix'), settings.text('title')),
  google_maps: (settings, to) => to.map(settings.text('address')),
  html: (settings, to) => to.html(settings.text('html')),
  shortcode: (settings, to) => to.html(settings.text('shortcode')),
  divider: (_settings, to) => to.separator('line'),
  spacer: (_settings, to) => to.separator('none'),
}

function box(settings: WordPressSettings, to: Widgets): void {
  to.picture(pictureIn(settings, 'image'))
  to.heading(settings.first('title_text', 'title'), settings.text('title_size') || 'h3', urlIn(settings, 'link'))
  to.html(settings.first('description_text', 'description'))
  if (settings.text('button')) to.buttons([{ label: settings.text('button'), address: urlIn(settings, 'link') }])
}

const picturesIn = (settings: WordPressSettings, name: string) =>
  settings.list(name).map((each) => ({ id: each.text('id'), url: each.text('url') }))

/** A page of Elementor; undefined where its data cannot be read. */
export function translateElementor(data: string, on: Translation): Row[] | undefined {
  const page = jsonSettings(data)
  if (!page) return undefined
  const builder = new PageBuilder()
  for (const element of page.list()) addElement(element, builder, builder.placing(on))
  return builder.rows()
}

function addElement(element: WordPressSettings, builder: PageBuilder, on: Translation): void {
  const kind = element.text('elType')
  if (kind === 'widget') return void addWidget(element, builder, on)
  const elements = element.list('elements')
  const isRow = kind === 'section' || /^row/.test(element.part('settings').text('flex_direction'))
  if (isRow && elements.length > 1) builder.addRows(rowsOfColumns(elements.flatMap((column) => columnOf(column, elements.length, on))))
  else for (const inner of elements) addElement(inner, builder, on)
}

function columnOf(column: WordPressSettings, count: number, on: Translation): Column[] {
  const within = new PageBuilder()
  addElement(column, within, on)
  const modules = within.modules()
  const settings = column.part('settings')
  const width = settings.number('_inline_size') || settings.part('width').number('size') || settings.number('_column_size')
  return modules.length ? [{ span: spanOf(width || undefined, count), modules }] : []
}

function addWidget(element: WordPressSettings, builder: PageBuilder, on: Translation): void {
  const name = element.text('widgetType')
  const translate = Object.hasOwn(widgets, name) ? widgets[name] : undefined
  if (translate) return void translate(element.part('settings'), new Widgets(builder, on))
  const to = { add: (module: Module) => builder.add(module), gap: on.gap }
  const settings = element.part('settings')
  const attributes = Object.fromEntries(settings.names().map((each) => [each, settings.text(each)]))
  if (!on.plugins.show({ name, attributes }, to)) on.gap(gaps.elementor(name))
}
