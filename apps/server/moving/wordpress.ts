import { exportToWordPress, type LeavingSite } from '@frontage/wordpress/server/export/export-site'
import type { App } from '../app'

/** The site as WordPress imports it. A server of it has to be there: what visitors see of blocks is drawn as on its pages. */
export async function leaveForWordPress(app: App): Promise<LeavingSite> {
  const mover = app.features.find((feature) => feature.mover)?.mover
  if (!mover) throw new Error('no feature can export the site')
  const [site, look, title] = await Promise.all([mover.write(), app.registry.look(), app.site.read('name')])
  return exportToWordPress(site, {
    ...{ url: app.publicUrl, title: title ?? '', language: look.language, now: app.clock.now().toISOString() },
    kinds: app.features.flatMap(({ toWordPress }) => toWordPress?.posts ?? []),
    draw: async (path, module) => {
      const { drawn } = await app.preview.draw({
        path,
        modules: [{ key: 'module', block: module.block, props: { ...module.props } }],
        has: [],
      })
      const [shown] = drawn
      return shown && 'html' in shown && !shown.isEmpty ? shown.html : ''
    },
  })
}
