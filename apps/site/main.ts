import { type ViewLoader, wakeIslands } from '@frontage/kit/island/wake.client'

const files = import.meta.glob('../../features/*/site/*/*.view.tsx')

/** Views by the name of their folder, which is the name of their island. */
const views: Record<string, ViewLoader> = {}
for (const path in files) views[path.split('/')[5] ?? ''] = files[path] as ViewLoader

wakeIslands(views, () => import('@frontage/kit/island/mount.client'))
