/** Made by the build: how to load the view of every island, by its name. Blocks that only the server draws are not in it. */
declare module 'virtual:islands' {
  import type { ViewLoader } from '@frontage/kit/island/wake.client'

  export const views: Readonly<Record<string, ViewLoader>>
}
