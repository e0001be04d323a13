type Tagged = typeof globalThis & { dataLayer?: unknown[]; gtag?: (...words: unknown[]) => void }

const HOST = 'https://www.googletagmanager.com'
const root = document.documentElement
const id = document.querySelector<HTMLElement>('[data-tag-manager]')?.dataset.tagManager

/** What was allowed, in the words of its consent mode. */
function allowed(): Record<string, 'granted' | 'denied'> {
  const names = root.dataset.allowed?.split(' ') ?? []
  const said = (name: string): 'granted' | 'denied' => (names.includes(name) ? 'granted' : 'denied')
  const [measured, advertised, kept] = [said('statistics'), said('marketing'), said('preferences')]
  return {
    ...{ analytics_storage: measured, ad_storage: advertised, ad_user_data: advertised, ad_personalization: advertised },
    ...{ functionality_storage: kept, personalization_storage: kept },
  }
}

/** The list that it reads is there from the moment of consent on, and its script comes from its own site. */
function begin(): void {
  if (!id || root.dataset.consent !== 'given') return
  document.removeEventListener('consent', begin)
  const page = globalThis as Tagged
  page.dataLayer ??= []
  const layer = page.dataLayer
  // It tells such entries from events by their kind.
  const gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: a list of another kind is not read
    layer.push(arguments)
  } as (...words: unknown[]) => void
  gtag('consent', 'default', allowed())
  if (id.startsWith('GTM-')) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  else {
    page.gtag = gtag
    gtag('js', new Date())
    gtag('config', id)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = id.startsWith('GTM-') ? `${HOST}/gtm.js?id=${id}` : `${HOST}/gtag/js?id=${id}`
  document.head.append(script)
}

document.addEventListener('consent', begin)
begin()
