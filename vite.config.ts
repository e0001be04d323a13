import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'
import { plainColours, popoverOpen } from './script/browsers/plugins.mjs'
import { inGerman } from './script/german/plugin.mjs'
import { bareImports, shortImports } from './script/lazy/plugin.mjs'
import { puckWithoutUnused } from './script/puck/plugin.mjs'

/** Each widget's stylesheet is built by itself: a page carries only those that it uses. */
const stylesheets = [
  'apps/site/site.css',
  'apps/site/plain.css',
  'apps/site/draft.css',
  ...globSync('apps/site/fonts/*.css'),
  ...globSync('features/*/{,*/}site/*/*.css'),
  'features/pages/site/pieces/empty-note/empty-note.css',
]

/** Scripts of blocks, and of islands that do something before they wake: each goes with the pages that show its block. */
const blockScripts = [
  ...globSync('features/*/{,*/}site/*/*.block.ts').flatMap((file) => globSync(file.replace('.block.ts', '{,.*}.client.ts'))),
  ...globSync('features/*/{,*/}site/*/*.island.ts').flatMap((file) => globSync(file.replace('.island.ts', '.client.ts'))),
]

/** What the pages before the admin bring. */
const signInScript = 'features/accounts/site/auth-pages/auth-pages.client.ts'

type Loaded = {
  readonly name: string
  readonly exported: string
  readonly files: readonly string[]
  readonly kind: string
  readonly code: string
}

/** A module that loads code on demand, by the name of its folder's declaration: `{ "review-list": () => import("…") }`. */
function loadedOnDemand({ name, exported, files, kind, code }: Loaded): Plugin {
  const lineOf = (file: string): string =>
    `${JSON.stringify(path.basename(file, kind))}: () => import(${JSON.stringify(path.resolve(file.replace(kind, code)))})`
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const ${exported} = { ${files.map(lineOf).join(', ')} }` : undefined),
  }
}

/** The module `virtual:islands`: every folder that declares an island, with its view. */
const islands = (): Plugin =>
  loadedOnDemand({
    ...{ name: 'islands', exported: 'views', kind: '.island.ts', code: '.view.tsx' },
    files: globSync('features/*/{,*/}site/*/*.island.ts'),
  })

/** The module `virtual:block-scripts`: blocks that pages of others can show, with the script of each. */
const movingBlocks = (): Plugin =>
  loadedOnDemand({
    ...{ name: 'block-scripts', exported: 'scripts', kind: '.block.ts', code: '.client.ts' },
    files: globSync('features/*/{,*/}site/*/*.block.ts').filter(
      (file) => existsSync(file.replace('.block.ts', '.client.ts')) && /^ {2}(stored|namedBy):/m.test(readFileSync(file, 'utf8')),
    ),
  })

/** Parts of islands that only the server draws (`*.server-only.view.tsx`): browsers keep what stands in the page, and get none of their code. */
const serverOnlyViews = (isForBrowsers: boolean): Plugin => ({
  name: 'server-only-views',
  enforce: 'pre',
  load: (id) => (isForBrowsers && id.endsWith('.server-only.view.tsx') ? 'export const ServerOnly = undefined' : undefined),
})

const isServerCode = (id: string): boolean =>
  /\.server\.tsx?$|\/features\/(?:[^/]+\/){1,2}server\/|\/apps\/server\/|^node:|^__vite-browser-external/.test(id.replace(/\?.*$/, ''))

/** No chunk that browsers can load holds code of the server, or stands in for a module of Node; one that does fails the build. */
const nothingOfTheServer = (isForBrowsers: boolean): Plugin => ({
  name: 'nothing-of-the-server',
  generateBundle(_, bundle) {
    if (!isForBrowsers) return
    for (const chunk of Object.values(bundle)) {
      const found = chunk.type === 'chunk' ? chunk.moduleIds.filter(isServerCode) : []
      if (found.length) this.error(`${chunk.fileName} would bring server code to browsers: ${found.join(', ')}`)
    }
  },
})

/** For developers: what a page loads first, so that its code can be replaced while it stays. The server names it (`apps/server/dev.ts`). */
const devStart = (): Plugin => ({
  name: 'dev-start',
  resolveId: (id) => (id.endsWith('/@dev-start') ? '\0dev-start' : undefined),
  load: (id) =>
    id === '\0dev-start'
      ? `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
      : undefined,
})

/** `script/dev.mjs`: what stands below `/dev/` is Vite's, everything else is asked of the server. */
const inDevelopment = {
  base: '/dev/',
  appType: 'custom' as const,
  // Errors are said where the program was started; a page shows them in no way that its policy allows.
  server: { hmr: { overlay: false } },
  optimizeDeps: {
    entries: ['apps/site/main.ts', 'apps/admin/main.tsx', 'features/*/{,*/}{site,admin}/**/*.{view,screen,client}.{ts,tsx}'],
  },
}

/** The oldest browsers that are promised (`browserslist` in package.json); `script/browsers.mjs` looks for what these lack. */
const oldest = ['chrome109', 'edge109', 'firefox140', 'safari16.4', 'ios16.4']
const forBrowsers = { manifest: true, modulePreload: false, assetsInlineLimit: 0, target: oldest }

/** React is one chunk that the browser keeps. */
const oneReact = { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] }

/**
 * React is one chunk that every island shares, and what takes islands over is another. What the page's own script shares with them
 * stays out of both: it is there before any island is.
 */
const forIslands = {
  groups: [
    { ...oneReact.groups[0]!, priority: 3 },
    { name: 'server', test: /packages\/kit\/wire\/server\.client/, priority: 2 },
    {
      name: 'island',
      test: /packages\/(kit\/(words\/(say|texts)|island\/(use-machine|machine))|parts\/(server-rendered|icon)\/)/,
      priority: 1,
    },
  ],
}

/** Fields that not every form has, and lists that are put in order: they come with the first form of their kind. */
const fields =
  /packages\/parts\/admin\/(settings\/.*\.tsx|settings\/(use-entries|entries)\.ts|lists\/(sorting|use-sorted)|time-fields)|node_modules\/(@dnd-kit\/(core|sortable|utilities|accessibility)|react-number-format)\/|@mantine\/core\/esm\/components\/(Autocomplete|Checkbox|NativeSelect|NumberInput|PasswordInput|Radio)\//

/** What opens over a screen and what is typed into: nearly every screen but the first has some of it. */
const controls =
  /node_modules\/(@mantine\/(core|hooks)|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|tabbable)(-|\/)/

/** What cards of the first screen need beyond it: none of the big files is fetched for so little. */
const ofCards =
  /@mantine\/core\/esm\/components\/Anchor\/|@tanstack\/.*[mM]utation|lists\/(rows\.module|long-list\.module|use-gradually|use-steady|chosen\.)|trash\/(use-removed|wire)\.|words\/texts|kit\/wire\/project-path|parts\/messages\.|features\/reviews\/(spec|review)\.|rules\/email\.|admin\/use-size|icons\/Icon(AlertTriangle|ArrowBackUp|Check|ChevronDown|Dots)\./

/** What cards of the home screen show when they have something to say: one file, however many of them speak. */
const news = /\/admin\/([\w-]+-news\/[\w-]+-news|site-card\/unfinished-site)\.tsx$/

/** Whether a module is of this kind, and none of the fields. */
const besideFields = (kind: RegExp) => (id: string) => kind.test(id) && !fields.test(id)

/**
 * The admin comes in few files: React, what its first screen is made of, the controls, small parts that many screens share, the fields,
 * and what is new on the home screen.
 */
const fewFiles = {
  groups: [
    { ...oneReact.groups[0]!, priority: 5 },
    { name: 'first', tags: ['$initial' as const], priority: 4 },
    { name: 'cards', test: ofCards, minShareCount: 2, priority: 3 },
    { name: 'controls', test: besideFields(controls), minShareCount: 2, priority: 2 },
    { name: 'common', test: besideFields(/packages\/(kit|parts|rules)\/|@tabler|@tanstack/), minShareCount: 5, priority: 1 },
    { name: 'fields', test: fields, minShareCount: 2 },
    { name: 'news', test: news },
  ],
}

const admin: BuildEnvironmentOptions = {
  ...forBrowsers,
  outDir: 'dist/admin',
  modulePreload: {
    polyfill: false,
    // What the first screen has brought is not named again at each part that comes later.
    resolveDependencies: (_, files) => files.filter((file) => !/assets\/(rolldown-runtime|react|main)-/.test(file)),
  },
  chunkSizeWarningLimit: 900,
  rolldownOptions: { input: 'apps/admin/main.tsx', output: { codeSplitting: fewFiles } },
}

/** `vite build --mode site | admin | admin-de | server`: the public scripts and styles, the owner's admin in English and in German, and the program. */
const builds: Readonly<Record<string, BuildEnvironmentOptions>> = {
  site: {
    ...forBrowsers,
    outDir: 'dist/site',
    rolldownOptions: {
      input: [
        'apps/site/main.ts',
        'apps/site/embed.ts',
        'apps/site/copy.ts',
        'apps/site/preview.ts',
        signInScript,
        ...blockScripts,
        ...stylesheets,
      ],
      // A number of the specification stands where it is read: no chunk of its own has to come for it.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: forIslands },
    },
  },
  admin,
  // Beside the English one: chunks that hold no words are the same files, and what a person's page loads is named by the manifest of their language.
  'admin-de': { ...admin, emptyOutDir: false, manifest: '.vite/manifest.de.json' },
  server: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node22',
    cssTarget: oldest,
    rolldownOptions: { input: { frontage: 'apps/server/main.ts' } },
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [
    // What visitors read marks the language of its words where that is not the site's.
    react(mode.startsWith('admin') ? {} : { jsxImportSource: '@frontage/kit/jsx' }),
    islands(),
    movingBlocks(),
    serverOnlyViews(mode === 'site' || mode === 'dev'),
    ...(mode === 'site' ? [bareImports()] : []),
    nothingOfTheServer(mode !== 'server'),
    ...(mode.startsWith('admin') ? [puckWithoutUnused(), shortImports()] : []),
    ...(mode === 'admin-de' ? [inGerman()] : []),
    ...(mode === 'dev' ? [devStart()] : []),
  ],
  ...(mode === 'dev' && inDevelopment),
  publicDir: false,
  css: { postcss: { plugins: [popoverOpen(), plainColours()] } },
  // React is part of the program, so that pages are drawn by its production build whatever the machine's NODE_ENV says.
  ssr: { noExternal: [/^@frontage\//, /^(react|react-dom|scheduler|embla-carousel.*)(\/|$)/] },
  ...(mode === 'server' && { define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') } }),
  build: { emptyOutDir: true, ...builds[mode] },
}))
