import type { PageModule } from '@frontage/kit/island/page'
import * as v from 'valibot'
import { frameIn } from '../frame'

const withLogo = v.object({ logo: v.object({ picture: v.object({ file: v.string() }) }) })

/** The name in the media of the logo that a published header shows; undefined where it has none. */
export function logoIn(header: readonly PageModule[]): string | undefined {
  const found = v.safeParse(withLogo, frameIn('header', header))
  return found.success ? found.output.logo.picture.file.replace(/^\/media\//, '').replace(/\.\w+$/, '') : undefined
}
