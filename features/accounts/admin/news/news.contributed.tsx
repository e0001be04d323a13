import { lazyOver } from '@frontage/parts/admin/lazy-part'

export const accountItems = [lazyOver(() => import('./news-menu-item').then(({ NewsMenuItem }) => NewsMenuItem))]
