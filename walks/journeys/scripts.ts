import { readFileSync } from 'node:fs'
import type { journeys } from './journeys'

type Name = keyof typeof journeys
type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: true; readonly isDynamicEntry?: true }

const everywhere = ['main', 'site-header.client', 'scroll-to-top.client']
const list = ['mount.client', 'review-list.view', 'enhance-list.client', 'hold-wall.client']
const item = ['mount.client', 'lightbox']

/** What a journey's page asks for by itself, and while the journey is on its way: with all that these import. */
const asked: Readonly<Record<Name, readonly string[]>> = {
  'the phone menu leads on': [...everywhere, 'masonry.client', 'parallax.client', 'scroll-in.client'],
  'a search of the site finds': everywhere,
  'the colours follow the device': everywhere,
  'a film behind a heading leaves it readable': [...everywhere, 'background-video.client', 'enhance-video.client'],
  'a long review is read': [...everywhere, ...list],
  'a picture is seen large': [...everywhere, 'gallery.client', 'tabs.client', 'lightbox'],
  'a pop-up opens and closes': [...everywhere, 'tabs.client', 'popup.client', 'video.client'],
  'an answer and a tab open': [...everywhere, 'tabs.client'],
  'the owner signs in': ['auth-pages.client', 'passkey.client'],
  'a project is read, and its picture looked at': [
    ...everywhere,
    ...item,
    'portfolio-item.client',
    'portfolio-item.view',
    'show-item.client',
  ],
  'projects are filtered and opened': [...everywhere, ...item, 'portfolio.view', 'portfolio/load.client', 'open-item.client'],
  'more reviews come': [...everywhere, ...list, 'review-list/load.client', 'review-cards.view'],
  'reviews are filtered': [...everywhere, ...list, 'review-list/load.client', 'review-pages.view'],
  'praise in a row is read': [...everywhere, 'mount.client', 'review-slider.view', 'enhance-slides.client'],
  'a review with a picture is sent': [...everywhere, 'mount.client', 'review-form.view', 'transport.client', 'chosen.view'],
  // It asks for the form's view and its sending as well: these are missing where there is more to lose.
  'a message is sent': [...everywhere, 'mount.client', 'own.client', 'map.client'],
  'a form of steps is sent with a file': [...everywhere, 'mount.client', 'contact-form.view', 'begun.client', 'drop.client', 'files.view'],
}

/** What no journey asks for, and why. */
const elsewhere: readonly string[] = [
  // Pages of others, the sandbox and what owners see in advance.
  ...['apps/site/copy', 'apps/site/drawn', 'apps/site/embed', 'apps/site/ground', 'apps/site/preview', 'site-header.live.client'],
  ...['apps/site/other-server', 'contact-form.other-server.client', 'portfolio.other-server.client'],
  'review-list.other-server.client',
  // Blocks and settings that the demo's pages do without.
  ...['cookie-consent.client', 'tag-manager.client', 'site-header.account.client', 'plain-cards.view', 'show-photos.client'],
  ...['show-text.client', 'review-badge.view', 'review-float.view', 'content.view', 'rotation.client', 'step-aside.client'],
  ...[
    'frame-player.client',
    'panels-apart.client',
    'business-contact.client',
    'opening-hours.client',
    'row-height.client',
    'embla-carousel-fade.esm',
  ],
  ...['strength.client', 'esm/index', 'message.view', 'makes.client', 'solution.client'],
  // Older browsers, other languages, faults.
  ...['older.client', 'popover-fn', 'toggle-options.client', 'jsx/isolate', 'tell-fault.client'],
]

const built = JSON.parse(readFileSync('dist/site/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
const isScript = (key: string): boolean => built[key]?.file.endsWith('.js') === true

function keyOf(name: string): string {
  const keys = Object.keys(built).filter((key) => isScript(key) && `/${key}`.includes(`/${name}.`) && !key.startsWith('_'))
  if (keys.length !== 1) throw new Error(`${name} should name one script that pages ask for: ${keys.join(', ') || 'none'}`)
  return keys[0] as string
}

/** A script with all that it cannot do without. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const other of built[key]?.imports ?? []) withImports(other, found)
  return found
}

const fileOf = (key: string): string => built[key]?.file ?? ''

/**
 * For each journey the scripts that are missing on it, in groups: of a group any one missing is the same to the page, which asks
 * for the same things and does not get them. Every script is missing on one journey, the first above that asks for it.
 */
export function missingOn(journey: Name): string[][] {
  const owners = new Map<string, { name: Name; without: string[] }>()
  for (const [name, entries] of Object.entries(asked) as [Name, readonly string[]][])
    for (const entry of entries)
      for (const key of withImports(keyOf(entry))) {
        const owner = owners.get(key) ?? { name, without: [] }
        if (owner.name === name) owner.without.push(entry)
        owners.set(key, owner)
      }
  const groups = new Map<string, string[]>()
  for (const [key, { name, without }] of owners)
    if (name === journey) groups.set(without.join(), [...(groups.get(without.join()) ?? []), fileOf(key)])
  return [...groups.values()]
}

/** Scripts that pages ask for and that stand nowhere above. */
export function unnamedScripts(): string[] {
  const named = new Set([...Object.values(asked).flat(), ...elsewhere].map(keyOf))
  return Object.keys(built).filter((key) => isScript(key) && (built[key]?.isEntry || built[key]?.isDynamicEntry) && !named.has(key))
}
