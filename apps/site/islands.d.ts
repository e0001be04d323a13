/** Made by the build: how to load the view of every island, by its name. Blocks that only the server draws are not in it. */
declare module 'virtual:islands' {
  import type { ViewLoader } from '@frontage/kit/island/wake.client'

  export const views: Readonly<Record<string, ViewLoader>>
}

/** Made by the build: how to load the scripts of blocks without React that pages of others can show; each works on what is drawn in one root. */
declare module 'virtual:block-scripts' {
  export const scripts: Readonly<Record<string, () => Promise<{ enhanceIn(within: HTMLElement): void }>>>
}
