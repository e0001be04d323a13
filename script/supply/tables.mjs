// What packages may be, in tables.

/** Packages that are needed to run the program, those for other machines included. */
// 24 of them are AWS's client for files in S3, which is loaded only where S3_BUCKET is set; a client of our own would have to sign,
// to name hosts and to read errors as each service does. Its helper for uploads would bring ten more: parts are put by us.
// 12 are OpenTelemetry's own SDK, which is loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
// One draws the letter of a site's icon from the typefaces of the site.
export const budget = 406

/** Packages that are compiled for a machine, and why. */
export const installs = [
  /^@node-rs\/argon2(-|$)/, // hashes of passwords
  /^better-sqlite3/, // the database
  /^@img\/(sharp|colour|sharp-libvips)/, // pictures
  /^sharp$/,
  /^node-linux-(arm64|x64)$|^node-bin/, // Node 24 for machines with an older one
  /^@biomejs\//, // a tool: lint and format
  /^@(rolldown|oxc-[\w-]+|napi-rs|emnapi|rollup|typescript)\//, // tools: build and types
  /^(lightningcss|fsevents|esbuild|recheck)/, // tools: style sheets, watching files, patterns
  /^core-js$/, // asks for donations where it is installed; nothing is compiled, and install scripts are not run
  /^@(esbuild|parcel|tailwindcss|unrs)\//,
]

/** Licences, and that they allow what is done with their packages here: used as they are, not changed. */
export const licences = {
  MIT: 'free',
  'MIT-0': 'free',
  ISC: 'free',
  '0BSD': 'free',
  'BSD-2-Clause': 'free',
  'BSD-3-Clause': 'free',
  'Apache-2.0': 'free',
  Unlicense: 'free',
  Zlib: 'free',
  'CC0-1.0': 'free',
  'OFL-1.1': 'typefaces, sent as they are',
  'LGPL-3.0-or-later': 'libvips, a library of its own that is only linked',
  'MPL-2.0': 'tools that only build, and files that are not changed',
  'BlueOak-1.0.0': 'free',
  'Python-2.0': 'free',
  'CC-BY-4.0': 'which browsers there are (caniuse-lite): a tool that only checks',
}
