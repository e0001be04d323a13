type Group = { readonly name: string; readonly texts: readonly { readonly place: string; readonly standard: string }[] }
export type Save = {
  /** Where what stands is read; what there has to be first has been added by then. */
  readonly get: string
  /** What is added once. */
  readonly add?: readonly [address: string, body: object]
  /** What an owner sends who has read this, and writes a mark of their own into it. */
  // biome-ignore lint/suspicious/noExplicitAny: what each call answers is known where its body is made
  readonly body: (stands: any, mark: string, owner: number) => unknown
  /** Saves that keep both; else exactly one of two is refused. */
  readonly isMerged?: boolean
}

/** A mark where only a colour is taken. */
export const colourOf = (mark: string): string => `#12345${mark.at(-1)}`

const theme: Save = {
  get: '/api/look',
  body: ({ look, revision }, mark) => {
    const [first = ''] = Object.keys(look.light.main)
    return { look: { ...look, light: { ...look.light, main: { ...look.light.main, [first]: colourOf(mark) } } }, revision }
  },
}

/** Calls that write what stood there before: two owners send each at the same moment. */
export const saves: Record<string, Save> = {
  'POST /api/words/save': {
    get: '/api/words',
    body: ({ groups }, mark, owner) => {
      const plain = groups.flatMap((group: Group) => group.texts.flatMap((one) => (one.standard.includes('{') ? [] : { group, one })))
      const { group, one } = plain[owner]
      return { changes: [{ group: group.name, place: one.place, text: mark }] }
    },
    isMerged: true,
  },
  'POST /api/business/save': {
    get: '/api/business',
    body: ({ business, revision }, mark) => ({ ...business, name: mark, revision }),
  },
  'POST /api/mail-server': {
    get: '/api/mail-server',
    body: ({ revision }, mark) => ({
      ...{ host: '127.0.0.1', port: 465, security: 'tls', user: mark, password: '', from: 'site@example.test', revision },
    }),
  },
  'POST /api/sharing/save': {
    get: '/api/sharing',
    body: ({ sharing, revision }, mark) => ({ ...sharing, pattern: `{title} ${mark}`, revision }),
  },
  'POST /api/consent/save': {
    get: '/api/consent',
    body: ({ consent, revision }, mark) => ({ consent: { ...consent, title: mark }, revision }),
  },
  'POST /api/reviews/older-pages': {
    get: '/api/reviews/older-pages',
    body: ({ revision }, mark) => ({ origins: [`https://${mark}.example`], revision }),
  },
  'POST /api/look/draft': theme,
  'POST /api/look/save': theme,
  'POST /api/redirects/save': {
    get: '/api/redirects?q=lost-and-found',
    add: ['/api/redirects/save', { redirect: { from: '/lost-and-found', to: '/about' } }],
    body: ({ redirects: [{ id, from, status, revision }] }, mark) => ({ id, revision, redirect: { from, to: `/${mark}`, status } }),
  },
  'POST /api/portfolio/items/save': {
    get: '/api/portfolio/own-items',
    add: ['/api/portfolio/items/save', { title: 'Lookout deck' }],
    body: ({ items: [item] }, mark) => ({ ...item, title: mark }),
  },
  'POST /api/portfolio/terms/save': {
    get: '/api/portfolio/terms',
    add: ['/api/portfolio/terms/save', { taxonomy: 'category', name: 'Decks' }],
    body: ({ terms: [term] }, mark) => ({ ...term, name: mark }),
  },
  'POST /api/portfolio/looks/save': {
    get: '/api/portfolio/looks',
    add: ['/api/portfolio/looks/save', { title: 'Wall', settings: {} }],
    body: ({ looks: [look] }, mark) => ({ ...look, title: mark }),
  },
  'POST /api/reviews/widgets/save': {
    get: '/api/reviews/widgets?kind=badge',
    add: ['/api/reviews/widgets/save', { kind: 'badge', title: 'Beside the form', settings: {} }],
    body: ({ widgets: [widget] }, mark) => ({ ...widget, title: mark }),
  },
  'POST /api/reviews/reply': {
    get: '/api/reviews?status=published',
    body: ({ reviews: [{ id, replyRevision }] }, mark) => ({ id, text: mark, revision: replyRevision }),
  },
}
