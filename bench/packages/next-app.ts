/** Pages of the app: one that the server draws anew with what it asked, and one that is drawn while it is built. */
export const nextPages = (server: string): Readonly<Record<string, string>> => ({
  'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
  'app/layout.tsx': `import type { ReactNode } from 'react'
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  'app/page.tsx': `import { createClient } from '@frontage/client'
import { ContactForm, Reviews } from '@frontage/react'
import { readForm } from '@frontage/rules/read-form'
import { readSchema } from '@frontage/rules/schema'
import { validate } from '@frontage/rules/validate'
import Link from 'next/link'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const client = createClient('${server}')
  const { items } = await client.call('list-items', { perPage: 3 })
  const missing = validate(readSchema(await client.call('schema', { id: 1 })), readForm([]))
  return (
    <main>
      <ul>{items.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>
      <p id="missing">{missing.map(({ field }) => field).join(' ')}</p>
      <Reviews server="${server}" widgetId={1}>Reviews are loading …</Reviews>
      <ContactForm server="${server}" widgetId={1}><a href="${server}/contact-form/1">Write to us</a></ContactForm>
      <Link href="/hours">Opening hours</Link>
    </main>
  )
}`,
  'app/hours/page.tsx': `import { OpeningHours } from '@frontage/react'
export default function Page() {
  return <OpeningHours server="${server}" heading="no">Hours are loading …</OpeningHours>
}`,
})

export const nextSettings: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ private: true }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ target: 'ES2022', lib: ['dom', 'dom.iterable', 'esnext'], strict: true, noEmit: true, module: 'esnext', jsx: 'preserve' },
      ...{ moduleResolution: 'bundler', esModuleInterop: true, resolveJsonModule: true, isolatedModules: true, skipLibCheck: true },
      plugins: [{ name: 'next' }],
    },
    include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
    exclude: ['node_modules'],
  }),
}
