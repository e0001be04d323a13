import { BAR, ICONS } from './links'

/** How a phone or a computer installs the admin as an app of its own, named after the business. */
export const manifestOf = (siteName: string) => ({
  id: '/admin',
  name: siteName,
  short_name: siteName,
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  background_color: '#f6f3ec',
  theme_color: BAR.light,
  icons: Object.entries(ICONS).map(([src, side]) => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: src.includes('maskable') ? 'maskable' : 'any',
  })),
  shortcuts: [
    { name: 'Reviews', url: '/admin/reviews' },
    { name: 'Messages', url: '/admin/messages' },
  ],
})
