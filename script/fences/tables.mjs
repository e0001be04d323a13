// The house in tables: which kinds of file there are, who may import whom, and what is excepted by name.

/** Kinds of file; the first match wins. */
export const kinds = [
  ['test', /\.setup\.ts$|\.(test|walk)\.tsx?$|^(walks|bench)\/|^[^/]+\.config\.ts$/],
  ['style', /\.css$/],
  ['app', /^apps\/.*\.tsx?$/],
  ['app', /^apps\/server\/bin\/frontage\.mjs$/],
  ['screen', /^features\/(?:[^/]+\/){1,2}admin\/.*\.tsx?$/],
  ['handler', /^features\/(?:[^/]+\/){1,2}server\/.*\.tsx?$/],
  ['examples', /^features\/(?:[^/]+\/){1,2}site\/.*\.examples\.ts$/],
  ['machine', /^features\/(?:[^/]+\/){1,2}site\/.*\.machine\.ts$/],
  ['island', /^features\/(?:[^/]+\/){1,2}site\/.*\.(island|block|editor)\.ts$/],
  ['client', /^features\/(?:[^/]+\/){1,2}site\/.*(\.client|\/use-[^/]+)\.ts$/],
  ['view', /^features\/(?:[^/]+\/){1,2}site\/.*\.view\.tsx$/],
  ['migrations', /^features\/[^/]+\/migrations\/index\.ts$|^packages\/kit\/storage\/migrations\.server\.ts$/],
  ['migration', /^(features\/[^/]+|packages\/kit\/storage)\/migrations\/.*\.ts$/],
  ['words', /^features\/(?:[^/]+\/){1,2}messages[^/]*\.ts$/],
  ['core', /^features\/(?:[^/]+\/){1,2}[^/]+\.ts$/],
  ['parts', /^packages\/parts\/.*\.tsx?$/],
  ['rules', /^packages\/rules\/.*\.ts$/],
  ['kit-server', /^packages\/kit\/.*\.(server|fake)\.tsx?$/],
  ['kit-browser', /^packages\/kit\/.*(\.client\.tsx?|\/use-[^/]+\.ts)$/],
  ['kit', /^packages\/kit\/.*\.ts$/],
]

/** A kind → the kinds that it may import; inside a feature always of that feature only. */
export const may = {
  app: [
    'app',
    'handler',
    'migrations',
    'client',
    'screen',
    'view',
    'island',
    'examples',
    'words',
    'kit',
    'kit-server',
    'kit-browser',
    'rules',
    'parts',
    'style',
  ],
  screen: ['screen', 'core', 'words', 'view', 'island', 'kit', 'kit-browser', 'rules', 'parts', 'style'],
  handler: ['handler', 'migrations', 'core', 'words', 'view', 'island', 'kit', 'kit-server', 'rules', 'parts'],
  migrations: ['migration', 'kit-server'],
  migration: ['kit-server'],
  client: ['client', 'machine', 'island', 'core', 'words', 'kit', 'kit-browser', 'rules', 'parts'],
  view: ['view', 'client', 'machine', 'island', 'core', 'words', 'kit', 'parts'],
  machine: ['core', 'words', 'kit', 'rules'],
  island: ['island', 'core', 'words', 'kit', 'parts'],
  examples: ['island', 'core', 'words', 'kit'],
  words: ['words', 'core', 'kit'],
  core: ['core', 'words', 'kit', 'rules'],
  parts: ['parts', 'kit', 'kit-browser', 'style'],
  rules: ['rules'],
  'kit-server': ['kit-server', 'migrations', 'kit'],
  'kit-browser': ['kit-browser', 'kit'],
  kit: ['kit'],
  style: ['style'],
}

/** What may be loaded when it is needed, and not before. */
export const mayLater = { client: ['view'] }

/** Files that may import a kind that theirs may not, and why. */
export const excepted = {
  'features/reviews/listing/wall.ts': ['parts', 'how columns of a masonry are filled is arithmetic that the server needs as well'],
  'features/header/site/site-header/site-header.block.ts': [
    'style',
    'the width at which the menu breaks is a setting: its styles are text',
  ],
  'features/look/structure-sheets.ts': ['style', 'which sheets a page carries is a setting of the look: they are text'],
  'features/header/site/site-footer/site-footer.block.ts': ['style', 'the width at which columns break is a setting: its styles are text'],
}

/** Files whose imports cannot name what they import, and why. */
export const unnamed = {
  'apps/server/bin/frontage.mjs': 'starts the program that was built',
}

/** What puts the capabilities of a feature together, on the server and in the admin, and the feature that tests set up. */
export const composers = /^features\/[^/]+\/(?:(?:server|admin)\/)?(?:index(?:\.server)?|[^/]+\.fake)\.tsx?$/

/** Kinds that run on a server and may speak to Node itself. */
export const onServer = ['app', 'handler', 'kit-server', 'migration', 'migrations', 'test']

/** Server code that reads JSON that is not stored in the database; what is goes through `packages/kit/storage/stored-json.server.ts`. */
export const parsers = {
  'packages/kit/storage/stored-json.server.ts': 'the one way',
  'packages/kit/wordpress/rest.server.ts': 'bodies of requests',
  'packages/kit/wordpress/export/blocks.server.ts': 'attributes of blocks in an export, which are none where they are no JSON',
  'features/wordpress/server/read/rest-api/call-site.ts': 'answers of a running site, which are none where they are no JSON',
  'packages/kit/wordpress/export/settings.server.ts': 'pages, forms and settings in an export, which are none where they are no JSON',
  'packages/kit/secrets/signed.server.ts': 'values that we signed ourselves',
  'packages/kit/transfer/site-archive.server.ts': 'files of an archive, each named when it is none',
  'features/reviews/server/search/search.query.ts': 'a list that the query itself made',
  'features/reviews/samples/server/demo-widgets.ts': 'a file of the demo',
  'features/reviews/transfer/server/review-json.ts': 'an uploaded file',
  'features/reviews/transfer/server/plugin-json.ts': 'columns of tables in an uploaded file, which are none where they are no JSON',
  'features/wordpress/server/read/json/read-json.ts': 'an uploaded file',
  'features/look/server/demo-place.ts': 'a file of the demo',
  'features/media/server/demo.ts': 'a file of the demo',
  'features/portfolio/items/server/sample-items.ts': 'a file of the demo',
  'features/portfolio/import/server/read-site.ts': 'an answer of another site',
  'features/seo/server/demo-details.ts': 'a file of the demo',
  'features/pages/transfer/server/pages-file.ts': 'an uploaded file',
  'features/pages/transfer/server/demo-pages.ts': 'a file of the demo',
  'features/forms/definition/server/first-forms.ts': 'a file of the demo',
  'features/accounts/server/passkeys/authenticator.fake.ts': 'what a browser would be asked, in tests',
  'features/forms/filling/server/recorded.fake.ts': 'recorded answers for tests',
  'features/forms/protection/server/proofs.ts': 'what a visitor sends',
  'features/forms/inbox/server/sample-messages.ts': 'a file of the demo',
  'apps/server/data-folder/data-folder.ts': 'the marker of the data folder',
  'apps/server/http/assets.ts': 'the manifest of the build',
  'apps/server/http/embedded.ts': 'a parameter of an address',
  'apps/server/reference/openapi/shared-shapes.ts': 'a copy of a value',
}

/** What the admin loads later by React alone; screens do as well, since their place on the stage says what failed. */
export const lazily = {
  'packages/parts/admin/lazy/lazy-part.tsx': 'the one way',
  'apps/admin/notify.tsx': 'notices: where they do not come, nothing stands in their place',
}

/** What speaks to a server beside the one transport (`packages/kit/wire/send.client.ts`), and why. */
export const transports = {
  'packages/kit/wire/send.client.ts': 'the one transport',
  'packages/kit/wire/ticket/ticket.client.ts': 'its tickets',
  'packages/kit/wire/files/fetch-file.client.ts': 'answers that are files',
  'packages/kit/island/tell-fault.client.ts': 'a report that nobody waits for, from any page, that outlives the page',
  'packages/parts/lightbox/borrowed.ts': 'pages, of which a part is shown',
  'features/forms/filling/site/pieces/upload/carrier.client.ts': 'files on their way out: only XMLHttpRequest tells how far they are',
  'apps/site/embed.ts': 'the loader for pages of others: the transport would weigh more than itself',
}
