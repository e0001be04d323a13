import type { PictureName, Translation } from './page-parts'
import { translateContent } from './translate-content'

export function translate(content: string) {
  const gaps: string[] = []
  const on: Translation = {
    picture: ({ id, url, alt = '' }: PictureName) =>
      id || url.includes('kiln') ? { file: `${id || 'kiln'}.webp`, width: 800, height: 600, alt } : undefined,
    link: (address) => (address.startsWith('javascript') ? undefined : address.replace('https://old.example', '')),
    captionOf: ({ id }) => (id === '7' ? 'Fired at <em>night</em>' : ''),
    attached: () => [
      { id: '7', url: '' },
      { id: '8', url: '' },
    ],
    site: { title: 'Kiln & Wheel', tagline: 'Pots' },
    plugins: {
      knows: (name) => name === 'contact-form-7',
      show: ({ name, attributes }, { add }) => {
        const isIt = name === 'contact-form-7' && attributes.id === '12'
        if (isIt) add({ block: 'contact-form', props: { form: 3 } })
        return isIt
      },
    },
    gap: (what) => void gaps.push(what),
  }
  return { rows: translateContent(content, on), gaps }
}
export const block = (name: string, html: string, attributes?: object): string =>
  `<!-- wp:${name} ${attributes ? `${JSON.stringify(attributes)} ` : ''}-->${html}<!-- /wp:${name} -->`
export const modulesOf = (content: string) => translate(content).rows.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules))
