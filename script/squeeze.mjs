// Puts a Brotli and a gzip twin beside every built text file, as small as they get: the server only hands them out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = 'dist/site/assets'
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
  const file = path.join(folder, name)
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, best))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
