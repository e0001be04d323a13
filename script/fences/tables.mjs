// The house in tables: which kinds of file there are, who may import whom, and what is excepted by name.

/** Kinds of file; the first match wins. */
export const kinds = [
  ['test', /\.setup\.ts$|\.(test|walk)\.tsx?$|^(walks|bench)\/|^[^/]+\.config\.ts$/],
  ['style', /\.css$/],
  ['app', /^apps\/.*\.tsx?$/],
  ['app', /^apps\/server\/bin\/frontage\.mjs$/],
  ['screen', /^features\/[^/]+\/admin\/.*\.tsx?$/],
  ['handler', /^features\/[^/]+\/server\/.*\.tsx?$/],
  ['examples', /^features\/[^/]+\/site\/.*\.examples\.ts$/],
  ['machine', /^features\/[^/]+\/site\/.*\.machine\.ts$/],
  ['island', /^features\/[^/]+\/site\/.*\.(island|block|owner)\.ts$/],
  ['client', /^features\/[^/]+\/site\/.*(\.client|\/use-[^/]+)\.ts$/],
  ['view', /^features\/[^/]+\/site\/.*\.view\.tsx$/],
  ['core', /^features\/[^/]+\/[^/]+\.ts$/],
  ['parts', /^packages\/parts\/.*\.tsx?$/],
  ['rules', /^packages\/rules\/.*\.ts$/],
  ['kit-server', /^packages\/kit\/.*\.(server|fake)\.tsx?$/],
  ['kit-browser', /^packages\/kit\/.*(\.client\.tsx?|\/use-[^/]+\.ts)$/],
  ['kit', /^packages\/kit\/.*\.ts$/],
]

/** A kind → the kinds that it may import; inside a feature always of that feature only. */
export const may = {
  app: ['app', 'handler', 'client', 'screen', 'view', 'island', 'examples', 'kit', 'kit-server', 'kit-browser', 'parts', 'style'],
  screen: ['screen', 'core', 'view', 'island', 'kit', 'kit-browser', 'rules', 'parts', 'style'],
  handler: ['handler', 'core', 'view', 'island', 'kit', 'kit-server', 'rules', 'parts'],
  client: ['client', 'machine', 'island', 'core', 'kit', 'kit-browser', 'rules', 'parts'],
  view: ['view', 'client', 'machine', 'island', 'core', 'kit', 'parts'],
  machine: ['core', 'kit', 'rules'],
  island: ['island', 'core', 'kit', 'parts'],
  examples: ['island', 'core', 'kit'],
  core: ['core', 'kit', 'rules'],
  parts: ['parts', 'kit', 'kit-browser', 'style'],
  rules: ['rules'],
  'kit-server': ['kit-server', 'kit'],
  'kit-browser': ['kit-browser', 'kit'],
  kit: ['kit'],
  style: ['style'],
}

/** Kinds that run on a server and may speak to Node itself. */
export const onServer = ['app', 'handler', 'kit-server', 'test']

/** What speaks to a server beside the one transport (`packages/kit/wire/send.client.ts`), and why. */
export const transports = {
  'packages/kit/wire/send.client.ts': 'the one transport',
}
