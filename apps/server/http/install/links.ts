/** Where the admin says how it is installed on a phone, and its icons. */
export const MANIFEST_ADDRESS = '/admin/app.webmanifest'
export const ICONS = { '/admin/icon-192.png': 192, '/admin/icon-512.png': 512, '/admin/icon-maskable-512.png': 512 } as const
export type IconAddress = keyof typeof ICONS

/** The colour of the bars of the admin, by day and by night. */
export const BAR = { light: '#17444a', dark: '#0f2e32' } as const

/** What the head of the admin's page says about it. */
export const installLinks = [
  `<link rel="manifest" href="${MANIFEST_ADDRESS}"><link rel="apple-touch-icon" href="/admin/icon-192.png">`,
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${BAR.light}">`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${BAR.dark}">`,
].join('')
