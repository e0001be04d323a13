import { createReadStream, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.xml': 'application/xml', '.txt': 'text/plain' },
  ...{ '.svg': 'image/svg+xml', '.webp': 'image/webp', '.png': 'image/png', '.ico': 'image/x-icon', '.woff2': 'font/woff2' },
  ...{ '.webmanifest': 'application/manifest+json', '.webm': 'video/webm', '.mp4': 'video/mp4', '.vtt': 'text/vtt' },
}

/** What any web server does with a folder: files by their names, `index.html` of folders, `404.html` for everything else. */
export async function servePlainly(folder: string) {
  const send = (response: ServerResponse, status: number, file: string): void => {
    response.writeHead(status, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  }
  const server = createServer(({ url = '/' }, response) => {
    const [address = '/'] = url.split('?')
    const at = path.join(folder, decodeURIComponent(address))
    const found = statSync(at, { throwIfNoEntry: false })
    const index = statSync(path.join(at, 'index.html'), { throwIfNoEntry: false })
    if (found?.isFile()) send(response, 200, at)
    else if (!index) send(response, 404, path.join(folder, '404.html'))
    else if (address.endsWith('/')) send(response, 200, path.join(at, 'index.html'))
    else response.writeHead(301, { location: `${address}/` }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
