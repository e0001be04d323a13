import type { ScreenModule } from '@frontage/kit/admin/screen'
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { screens } from './contributions'
import { Home } from './home/home'
import { NotHere } from './shell/not-here'
import { Root } from './shell/root'
import { Stage } from './shell/stage'

const root = createRootRoute({ component: Root, notFoundComponent: NotHere })
const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <Stage title="Home" Screen={Home} /> })

const routeOf = ({ screen, Screen }: ScreenModule) =>
  createRoute({
    getParentRoute: () => root,
    path: screen.path,
    component: () => <Stage title={screen.titleAt ?? screen.title} right={screen.right} Screen={Screen} />,
  })

/** What stands behind the question mark is plain text; each screen reads its own part of it. */
export const router = createRouter({
  basepath: '/admin',
  routeTree: root.addChildren([home, ...screens.map(routeOf)]),
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString()
    return text && `?${text}`
  },
  scrollRestoration: true,
})
