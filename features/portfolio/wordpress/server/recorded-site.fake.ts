import type { ItemType, OpenIn } from '../../item'
import type { FakeItem, PortfolioSite } from '../../server/portfolio.fake'

/** Numbers of the recorded items, the oldest first. */
const ids = [4, 7, 9, 11, 13, 16, 18, 20, 22, 25, 27, 29, ...Array.from({ length: 44 }, (_, index) => 31 + index)]
const types: readonly ItemType[] = ['iframe', 'image', 'video', 'page']
const places: Readonly<Record<number, OpenIn>> = { 3: 'new-tab', 7: 'same-tab', 11: 'modal' }

/** Fills a site with what stood on the site that the answers of `recorded/` came from, and a draft that no answer may show. */
export async function fillAsRecorded(site: PortfolioSite): Promise<void> {
  const categories = ['Agency & Studio', 'Blog', 'E-commerce', 'Restaurant', 'Health', 'Education', 'Empty one', 'Child of Blog']
  await site.addTerms(
    ...categories.map((name, index) => ({ id: index + 2, name, parent: name === 'Child of Blog' ? 3 : 0 })),
    ...['Elementor', 'Beaver Builder', 'Gutenberg'].map((name, index) => ({ id: index + 10, name, taxonomy: 'other' as const })),
    ...['dark', 'minimal', 'bold', 'one page'].map((name, index) => ({ id: index + 13, name, taxonomy: 'tag' as const })),
  )
  const draft: FakeItem = { id: 90, title: 'Hidden needle', state: 'draft', content: '<p>needle</p>', terms: [2, 10, 14] }
  await site.addItems(...ids.map((id, index) => recordedItem(id, index + 1)), { ...draft, published_at: '2025-03-01T00:00:00.000Z' })
}

function recordedItem(id: number, number: number): FakeItem {
  const two = String(number).padStart(2, '0')
  const isCafe = number % 9 === 0
  const type = types[number % 4]!
  const at = new Date(Date.UTC(2025, 0, 1 + number)).toISOString()
  return {
    ...{ id, type, title: isCafe ? `Café & “Bar” ${two} x` : `Demo site ${two}`, slug: isCafe ? `cafe-bar-${two}-x` : `demo-site-${two}` },
    ...{ content: `<p>Body of item ${number}. ${number % 5 === 0 ? 'needle ' : ''}</p>`, published_at: at, modified_at: at },
    open_in: type === 'iframe' ? (number % 8 === 0 ? 'new-tab' : 'modal') : (places[number % 12] ?? 'modal'),
    site: type === 'iframe' ? `https://site.example/?demo=${number}` : '',
    action: type === 'iframe' ? '<a href="#buy">Buy</a>' : '',
    video: type !== 'video' ? '' : number % 8 === 6 ? 'https://vimeo.com/76979871' : 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    picture: number <= 12 ? `thumb-${number}` : '',
    large: number <= 12 && type === 'image' ? `big-${number}` : '',
    terms: [2 + (number % 6), 10 + (number % 3), ...(type === 'image' ? [14] : type === 'page' ? [16] : [])],
  }
}

export const recordedPictures = Array.from({ length: 12 }, (_, index) => [`thumb-${index + 1}`, `big-${index + 1}`]).flat()

/** What was recorded, told of our own site: its addresses, and titles that are text. */
export const translated = (recorded: string): string =>
  recorded
    .replace(/https:\/\/site\.example\/astra-portfolio\/([\w-]+)\//g, 'http://site.test/portfolio/$1')
    .replace(/https:\/\/site\.example\/astra-portfolio-categories\/([\w-]+)\//g, 'http://site.test/portfolio?category=$1')
    .replace(/https:\/\/site\.example\/astra-portfolio-other-categories\/([\w-]+)\//g, 'http://site.test/portfolio?other=$1')
    .replace(/https:\/\/site\.example\/astra-portfolio-tags\/([\w-]+)\//g, 'http://site.test/portfolio?tag=$1')
    .replace(/https:\/\/site\.example\/wp-content\/uploads\/2026\/11\/thumb-(\d+)\.png/g, 'http://site.test/media/thumb-$1-800.webp')
    .replace(/https:\/\/site\.example\/wp-content\/uploads\/2026\/11\/big-(\d+)\.png/g, 'http://site.test/media/big-$1-1920.webp')
    .replace(/"alt":"Alt of (thumb-\d+)","title":"Img thumb-\d+"/g, '"alt":"A picture of $1.","title":"$1"')
    .replace(/https:\/\/site\.example\/wp-json/g, 'http://site.test/wp-json')
    .replace(/<b>x<\/b>/g, 'x')
    .replace(/<\/p>\\n/g, '</p>')
