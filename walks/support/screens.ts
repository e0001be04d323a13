import { globSync, readFileSync } from 'node:fs'

/** What opens inside a screen at an address of its own. */
const inner = [
  ...['/pages?page=1', '/portfolio?item=1', '/portfolio?item=new', '/portfolio/look?look=1', '/media?picture=deck-lookout'],
  ...['/forms?form=1', '/reviews/forms?form=5', '/reviews/displays?display=1', '/reviews/badges?badge=6', '/reviews/badges?float=7'],
  ...['business', 'place', 'offer', 'logo', 'look', 'pages', 'check'].map((step) => `/setup/${step}`),
  ...['/pages?state=removed', '/site/redirects?of=missing'],
]

/** Every screen of the owner, found where the admin finds them, and what opens inside them. */
export function ownerScreens(): string[] {
  const declared = globSync('features/*/{,*/}admin/*/*.screen.tsx').map(
    (file) => /\bpath: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
  )
  // Those of which a part stands for several are named above.
  const whole = declared.filter((path) => !path.includes('$'))
  return ['', ...whole.sort(), ...inner].map((path) => `/admin${path}`)
}
