import { serialized } from '@frontage/kit/wordpress/export/serialize.server'
import { afterEach, describe, expect, test } from 'vitest'
import type { TestSite } from '../site.fake'
import { beginWordPress, readExport } from './wordpress.fake'

const kiln = readExport('kiln.xml')
const open: TestSite[] = []
afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

async function begin() {
  const site = await beginWordPress(kiln)
  open.push(site)
  return site
}

const palette = ['#7a1f3d', '#d99a2b', '#2b2326', '#3a3034', '#faf6f1', '#ffffff', '#e5dcd3', '#424242', '#000000']
/** Settings as the customizer of Astra stores them. */
const astra = {
  'global-color-palette': { palette, flag: false },
  'theme-color': 'var(--ast-global-color-0)',
  'link-color': 'var(--ast-global-color-0)',
  'link-h-color': 'var(--ast-global-color-1)',
  'text-color': 'var(--ast-global-color-3)',
  'heading-base-color': '#7A1F3D',
  'button-bg-color': '',
  'button-color': '#fff',
  'site-content-style': 'unboxed',
  'ast-site-content-layout': 'normal-width-container',
  'site-layout-outside-bg-obj-responsive': { desktop: { 'background-color': 'var(--ast-global-color-4)', 'background-image': '' } },
  'content-bg-obj-responsive': { desktop: { 'background-color': 'var(--ast-global-color-4)' } },
  'body-font-family': "'Source Sans Pro', sans-serif",
  'headings-font-family': "'Playfair Display', serif",
  'headings-font-weight': '700',
  'headings-font-extras': { 'text-transform': 'uppercase', 'line-height': '1.2' },
  'font-size-body': { desktop: 17, 'desktop-unit': 'px' },
  'button-radius-fields': { desktop: { top: '30', right: '30', bottom: '30', left: '30' } },
  'site-content-width': 1240,
  'site-layout': 'ast-full-width-layout',
  'header-desktop-items': { primary: { primary_left: ['logo'], primary_right: ['menu-1', 'button-1', 'search', 'html-1'] } },
  'header-button1-text': 'Book a class',
  'header-button1-link-option': { url: 'https://kiln.example/Über-uns/', new_tab: false },
  'header-search-box-type': 'full-screen',
  'header-main-stick': 1,
  'header-main-shrink': 1,
  'sticky-header-style': 'slide',
  'sticky-header-on-devices': 'both',
  'mobile-header-type': 'off-canvas',
  'off-canvas-slide': 'left',
  'ast-header-responsive-logo-width': { desktop: 160, tablet: '', mobile: 110 },
  'display-site-title-responsive': { desktop: 0, tablet: 0, mobile: 0 },
  'display-site-tagline-responsive': { desktop: 1, tablet: 0, mobile: 0 },
}
const exportOf = (settings: object): string => JSON.stringify({ 'customizer-settings': { 'astra-settings': settings } })
/** The same in the file of the plugin Customizer Export/Import, which knows the logo as well. */
const dat = (more: object = {}): string =>
  serialized({
    template: 'astra',
    mods: { custom_logo: 9, nav_menu_locations: { primary: 2 } },
    options: { ...Object.fromEntries(Object.entries(astra).map(([name, value]) => [`astra-settings[${name}]`, value])), ...more },
    wp_css: '',
  })

type Site = Awaited<ReturnType<typeof begin>>
type Theme = {
  readonly light: { readonly main: Record<string, string>; readonly own: Record<string, string> }
  readonly dark: { readonly main: Record<string, string> }
  readonly type: Record<string, unknown>
  readonly shape: { readonly buttons: Record<string, unknown> }
  readonly space: Record<string, unknown>
}
const draftsOf = async ({ mover }: Site) => {
  const { texts } = await mover.write()
  return { theme: texts.get('look-draft') as Theme | undefined, header: texts.get('header-draft'), published: texts.get('look') }
}
const whats = (report: { readonly gaps: readonly { readonly what: string }[] }): string[] => report.gaps.map(({ what }) => what)

describe('issue 17: the customizer of Astra', () => {
  test('colours, typefaces, buttons and widths become the draft of the theme; visitors see nothing of it', async () => {
    const site = await begin()
    const report = await site.take([kiln, exportOf(astra)])
    expect(report.bad).toEqual([])
    expect(report.brought).toContainEqual({ what: 'draft of the look', outcome: 'new' })
    const { theme, published } = await draftsOf(site)
    expect(published).toBeUndefined()
    expect(await (await site.get('/')).text()).not.toContain('#7a1f3d')
    expect(theme?.light.main).toMatchObject({ paper: '#faf6f1', ink: '#3a3034', tide: '#7a1f3d' })
    expect(theme?.light.own).toEqual({ 'on-tide': '#ffffff' })
    expect(theme?.dark.main.paper).toMatch(/^#[12]/)
    expect(theme?.type).toMatchObject({
      text: 'source-sans-3',
      headlines: 'source-serif-4',
      weight: 700,
      textSize: 94,
      letters: 'capitals',
    })
    expect(theme?.shape.buttons).toMatchObject({ corner: 'pill', edge: 'flat' })
    expect(theme?.space).toMatchObject({ layout: 'full', width: 1240 })
  })

  test('what has no counterpart is named: a typeface that is not here, the colour of headings, what stood in the header', async () => {
    const site = await begin()
    const found = whats(await site.take([kiln, exportOf(astra)]))
    expect(found).toContain('the font Playfair Display of headings: Source Serif 4 is used. Upload it under Theme, or choose another one')
    expect(found).toContain('the colour of headings, #7a1f3d: they have the colour of the text here')
    expect(found).toContain('“html-1” in the header')
    expect(found.filter((what) => what.includes('hard to read'))).toEqual([])
  })

  test('colours that cannot be read come as they are, and are named', async () => {
    const site = await begin()
    const found = whats(await site.take([kiln, exportOf({ ...astra, 'text-color': '#b9b2b4', 'button-color': '#8a4a5f' })]))
    expect(found.filter((what) => what.includes('hard to read'))).toEqual([
      expect.stringMatching(/^the colour #b9b2b4: Text on #faf6f1 is hard to read, 1\.\d to 1 where 4\.5 to 1 is required/),
      expect.stringMatching(/^the colour #8a4a5f: Text on buttons on #7a1f3d is hard to read, 1\.\d to 1/),
    ])
    expect((await draftsOf(site)).theme?.light.main.ink).toBe('#b9b2b4')
  })

  test('logo, tagline, button, search, sticky bars and the menu on phones become the draft of the header', async () => {
    const site = await begin()
    const { bad } = await site.take([kiln, dat({ blogdescription: 'Pots & plates' })])
    expect(bad).toEqual([])
    expect((await draftsOf(site)).header).toMatchObject({
      ...{ name: 'Kiln & Clay', tagline: 'Pots & plates', action: { label: 'Book a class', href: '/uber-uns' } },
      logo: { picture: { file: 'bowl.webp' }, showName: false },
      signWidth: { desktop: 160, tablet: 160, mobile: 110 },
      search: 'full-screen',
      sticky: { main: true, above: false, shrink: true, style: 'slide', devices: 'both', hideOnScroll: false },
      menu: { mobile: 'flyout', side: 'start' },
    })
    const home = await (await site.get('/')).text()
    expect(home).not.toContain('Book a class')
    expect(home).toMatch(/<header[\s\S]*Über uns[\s\S]*<\/header>/)
  })

  test('the same files again change nothing; what the owner changed in a draft stays and is named, and a published one does not come back', async () => {
    const site = await begin()
    const files = [kiln, dat()]
    await site.take(files)
    expect(await site.outcomes(site.take(files))).toEqual([])
    const { theme } = await draftsOf(site)
    const read = (texts: Map<string, unknown>) => site.mover.read({ texts, files: [] }, { by: 'Anna', dryRun: false })
    const mark = (await site.mover.write()).texts.get('frontage')
    const mine = { ...theme, type: { ...theme!.type, weight: 500 } }
    await read(
      new Map<string, unknown>([
        ['frontage', mark],
        ['look-draft', mine],
      ]),
    )
    const again = await site.take([kiln, dat({ 'astra-settings[text-color]': '#111111' })])
    expect(whats(again)).toContain('Draft of the theme: what was changed here since: it stays as it is')
    expect((await draftsOf(site)).theme?.type.weight).toBe(500)
    const { isOutdated: _, ...published } = mine as typeof mine & { readonly isOutdated: boolean }
    await read(
      new Map<string, unknown>([
        ['frontage', mark],
        ['look', published],
      ]),
    )
    expect((await draftsOf(site)).theme).toBeUndefined()
    expect(whats(await site.take(files))).toContain('Draft of the theme: what was deleted or published here since')
    expect((await draftsOf(site)).theme).toBeUndefined()
  })

  test('without the theme nothing of it comes, and a look only says what would', async () => {
    const site = await begin()
    const look = await site.take([kiln, dat()], { isLook: true })
    expect(look.brought.map(({ what }) => what)).toEqual(expect.arrayContaining(['draft of the look', 'draft of the header']))
    expect(look.hasTheme).toBe(true)
    expect((await draftsOf(site)).theme).toBeUndefined()
    await site.take([kiln, dat()], { withTheme: false })
    expect(await draftsOf(site)).toEqual({ theme: undefined, header: undefined, published: undefined })
  })

  test('rows of the table of options name the site, its home page and its theme, also without an export', async () => {
    const site = await begin()
    const rows = [
      { option_name: 'blogname', option_value: 'The kiln' },
      { option_name: 'show_on_front', option_value: 'page' },
      { option_name: 'page_on_front', option_value: '4' },
      { option_name: 'page_for_posts', option_value: '2' },
      { option_name: 'stylesheet', option_value: 'astra-child' },
      { option_name: 'astra-settings', option_value: serialized(astra) },
      { option_name: 'theme_mods_astra-child', option_value: serialized({ custom_logo: 9 }) },
      { option_name: 'auth_key', option_value: 'secret' },
    ]
    const table = JSON.stringify([{ type: 'header' }, { type: 'table', name: 'wp_options', data: rows }])
    const report = await site.take([kiln, table])
    expect(await (await site.get('/')).text()).toContain('We fire clay.')
    expect(report.gaps).toContainEqual({ page: '/home-2', what: 'the list of posts that this page showed' })
    expect((await draftsOf(site)).header).toMatchObject({ logo: { picture: { file: 'bowl.webp' } } })
    const dumped = await begin()
    const values = rows.map(({ option_name, option_value }) => `('${option_name}','${option_value.replaceAll(/['\\]/g, '\\$&')}')`)
    const dump = `-- MySQL dump\nINSERT INTO \`wp_options\` (\`option_name\`,\`option_value\`) VALUES ${values.join()};`
    await dumped.take([kiln, dump])
    expect(await draftsOf(dumped), 'the same from a dump').toEqual(await draftsOf(site))
    const alone = await begin()
    expect((await alone.take(JSON.stringify(rows))).brought).toContainEqual({ what: 'draft of the look', outcome: 'new' })
  })

  test('hostile files: objects, colours and names that are none, and a file that is no export', async () => {
    const site = await begin()
    const evil = { ...astra, 'text-color': 'red;}body{display:none', 'link-color': 'url(javascript:1)', __proto__: { polluted: true } }
    const report = await site.take([
      kiln,
      exportOf({ ...evil, 'body-font-family': '"</style><script>"', 'headings-font-family': 'x'.repeat(9_000) }),
    ])
    expect(report.bad).toEqual([])
    const texts = JSON.stringify((await site.mover.write()).texts.get('look-draft'))
    expect(texts).not.toMatch(/script|display|url\(/)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    await expect(site.take([kiln, 'a:2:{s:4:"mods";O:4:"Evil":0:{}s:8:"template";s:5:"astra";}'])).rejects.toThrow('damaged')
    await expect(site.take([kiln, 'PK\u0003\u0004'])).rejects.toThrow('none of the files')
    expect(whats(await site.take([kiln, '{"name":"something","version":3}']))).toContain(
      'file 2 of those that were chosen: nothing in it is known here',
    )
    await expect(site.take('{"name":"something","version":3}'), 'alone').rejects.toThrow('nothing in it is known here')
  })
})
