import type { FastifyInstance } from 'fastify'
import type { Site } from '../storage/site.server'
import { withoutEndSlashes } from '../text/path'
import { addressOf } from '../wire/address'
import type { Route } from '../wire/answer.server'
import { forAnyPage } from '../wire/cors.server'
import { restHeadersFor } from '../wire/rest/rest-headers.server'
import { describeRoute, type RestRoute } from './rest.server'

type Told = { readonly publicUrl: string; readonly site: Site; readonly routes: readonly Route[]; readonly rest: readonly RestRoute[] }

/** `/wp-json/`: what a client looks at to find out which routes there are. */
export function mountRestIndex(server: FastifyInstance, told: Told): void {
  for (const url of ['/wp-json', '/wp-json/'])
    server.get(url, async (_request, reply) => {
      reply.headers({ ...restHeadersFor(told.publicUrl), ...forAnyPage })
      return indexOf(told)
    })
}

async function indexOf({ publicUrl, site, routes, rest }: Told): Promise<Record<string, unknown>> {
  const calls = routes.map(({ call }) => addressOf(call)).filter(({ path }) => path.startsWith('/wp-json/'))
  const listed = {
    ...Object.fromEntries(rest.map((route) => [routeName(route.path), withoutSchema(describeRoute(route, publicUrl))])),
    ...Object.fromEntries(
      calls.map(({ method, path }) => [routeName(path.slice(9)), { namespace: namespaceOf(path.slice(9)), methods: [method] }]),
    ),
  }
  const namespaces = new Set([...rest.map(({ path }) => path), ...calls.map(({ path }) => path.slice(9))].map(namespaceOf))
  return {
    ...{ name: (await site.read('name')) ?? '', description: '', url: publicUrl, home: publicUrl, gmt_offset: '0', timezone_string: 'UTC' },
    ...{ page_for_posts: 0, page_on_front: 0, show_on_front: 'page', namespaces: [...namespaces], authentication: [], routes: listed },
    ...{ site_logo: 0, site_icon: 0, site_icon_url: '', _links: { help: [{ href: `${publicUrl}/` }] } },
  }
}

const namespaceOf = (path: string): string => path.split('/').slice(0, 2).join('/')
const routeName = (path: string): string => `/${path.replace(/:(\w+)/g, '(?P<$1>[\\d]+)')}`
const withoutSchema = ({ schema: _schema, ...rest }: Record<string, unknown>): Record<string, unknown> => rest

/** `/?rest_route=/wp/v2/…` and slashes at the end lead to the same routes. Anything else stays as it is. */
export function plainRestAddress(url: string): string {
  const [path = '/', search = ''] = url.split(/\?(.*)/s)
  const asked = path === '/' && search.includes('rest_route=') ? new URLSearchParams(search).get('rest_route') : null
  const plain = asked?.startsWith('/') ? `/wp-json${encodeURI(asked)}` : path
  if (!plain.startsWith('/wp-json/') || /[?#\\]/.test(plain)) return url
  const route = plain === '/wp-json/' ? plain : withoutEndSlashes(plain)
  return search ? `${route}?${search}` : route
}
