import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** One grey point, for pictures that only have to be there. */
export const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEUlEQVR4nGNoaGiAIwYyOQAAI7MP8TQbX1sAAAAASUVORK5CYII=',
  'base64',
)

export type PartsSite = { readonly base: string; readonly asked: string[]; stop(): void }
type Page = { readonly body: string; readonly headers?: Record<string, string>; readonly status?: number }

/** Serves the parts as they are written, and pages of a test's own; it keeps what was asked for. */
export async function servePages(pages: Readonly<Record<string, Page>>): Promise<PartsSite> {
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    const address = request.url ?? '/'
    asked.push(address)
    const { pathname } = new URL(address, 'http://test')
    const page = pages[pathname]
    const source = sourceOf(pathname)
    if (page) response.writeHead(page.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.body)
    else if (source) response.writeHead(200, { 'content-type': source.type }).end(source.text)
    else if (pathname.startsWith('/picture-')) response.writeHead(200, { 'content-type': 'image/png' }).end(POINT)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function sourceOf(pathname: string): { type: string; text: string } | undefined {
  if (!/^\/(?:parts|kit)\//.test(pathname)) return undefined
  const file = path.join('packages', pathname)
  if (file.endsWith('.css') && existsSync(file)) return { type: 'text/css', text: readFileSync(file, 'utf8') }
  if (!existsSync(`${file}.ts`)) return undefined
  const text = stripTypeScriptTypes(readFileSync(`${file}.ts`, 'utf8'))
  return { type: 'text/javascript', text: text.replaceAll(/'@frontage\/kit\/([\w./-]+)'/g, (_, name: string) => `'/kit/${kitFile(name)}'`) }
}

/** Where a part of the kit lies: `url` is `text/url`. */
function kitFile(name: string): string {
  const { exports } = JSON.parse(readFileSync('packages/kit/package.json', 'utf8')) as { exports: Record<string, string> }
  return (exports[`./${name}`] ?? name).replace(/^\.\/|\.tsx?$/g, '')
}
