/** First parts of addresses under which the server itself answers: no page can stand there. */
const reserved = new Set(['admin', 'api', 'assets', 'embed', 'media', 'preview', 'sandbox', 'wp-admin', 'wp-json', 'healthz', 'readyz'])

export const isReserved = (path: string): boolean => reserved.has(path.split('/')[1] ?? '')
