import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Asset = {
  readonly type: string
  readonly body: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
  readonly etag: string
}

export type Assets = {
  /** A built file by its address, `/assets/…`. */
  get(address: string): Asset | undefined
  /** The address of what an entry was built into. */
  addressOf(entry: string): string
  /** Stylesheets that belong to an entry. */
  stylesOf(entry: string): string[]
  /** The text of a built stylesheet. */
  textOf(entry: string): string
  /** Only while somebody develops: what every page loads first, and the address of a stylesheet that changes while the page stays. */
  readonly dev?: { readonly start: readonly string[]; linkOf(entry: string): string | undefined }
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/** Reads what the builds made, with its compressed twins, into memory: a few megabytes, once. */
export function readAssets(folders: readonly string[]): Assets {
  const manifest = Object.assign({}, ...folders.map(manifestIn)) as Manifest
  const assets = new Map(folders.flatMap(assetsIn))
  const built = (entry: string) => {
    const found = manifest[entry]
    if (!found) throw new Error(`the build holds no ${entry}`)
    return found
  }
  return {
    get: (address) => assets.get(address),
    addressOf: (entry) => `/${built(entry).file}`,
    stylesOf: (entry) => [...new Set(stylesIn(manifest, entry))].map((file) => `/${file}`),
    textOf: (entry) => assets.get(`/${built(entry).file}`)?.body.toString() ?? '',
  }
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

const assetsIn = (folder: string): [string, Asset][] =>
  readdirSync(path.join(folder, 'assets'))
    .filter((name) => path.extname(name) in types)
    .map((name) => [`/assets/${name}`, assetOf(path.join(folder, 'assets', name))])

const stylesIn = (manifest: Manifest, entry: string): string[] => {
  const { css = [], imports = [] } = manifest[entry] ?? {}
  return [...imports.flatMap((name) => stylesIn(manifest, name)), ...css]
}

function assetOf(file: string): Asset {
  const body = readFileSync(file)
  const twin = (ending: string): Buffer | undefined => {
    try {
      return readFileSync(`${file}${ending}`)
    } catch {
      return undefined
    }
  }
  return { type: types[path.extname(file)]!, body, br: twin('.br'), gzip: twin('.gz'), etag: etagOf(body) }
}

export const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** A page as it is sent: compressed once, when it is drawn. */
export const squeezed = (body: Buffer, type: string): Asset => ({
  type,
  body,
  br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: gzipSync(body, { level: 6 }),
  etag: etagOf(body),
})
