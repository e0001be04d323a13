// Puts a Brotli and a gzip twin beside every built text file, as small as they get: the server only hands them out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

const folders = ['dist/site/assets', 'dist/admin/assets']
const texts = folders
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((file) => /\.(js|css|svg)$/.test(file))

for (const file of texts) {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, best))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
