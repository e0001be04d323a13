const loading = new Map<string, Promise<unknown>>()

/**
 * Loads the script of a Frontage site, once for a page: it finds the places of widgets and shows them. Where the address is none or
 * the script does not come, the console says so, and the element keeps what stands in it.
 * @param server The address of the site, `https://reviews.example`.
 */
export function loadFrom(server: string): void {
  const coming = loading.get(server) ?? load(server)
  loading.set(server, coming)
  coming.catch((reason: unknown) => {
    loading.delete(server)
    console.error(`frontage: the widgets of ${server} could not be loaded`, reason)
  })
}

const load = async (server: string): Promise<unknown> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ new URL('/embed.js', server).href)
