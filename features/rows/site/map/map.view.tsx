import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { say } from '@frontage/kit/say'
import { Picture } from '@frontage/parts/picture'
import { messages } from '../../messages'
import type { block } from './map.block'

const MAPS = 'https://www.google.com/maps'

/** Nobody else is asked before it is pressed; without a script a press leads to the map's own site. */
export function View({ props: { title, place, poster } }: ViewProps<PropsOf<typeof block>>) {
  const address = `${MAPS}?q=${encodeURIComponent(place)}`
  return (
    <a className="embed" href={address} data-frame={`${address}&output=embed`} data-title={title} rel="noopener">
      {poster && <Picture {...poster} alt="" sizes="(min-width: 62rem) 50vw, 100vw" />}
      <span className="embed__press">
        <span className="embed__label">{say(messages.showMap, { title })}</span>
        <span className="embed__note">{say(messages.asksOthers, { host: 'Google Maps' })}</span>
      </span>
    </a>
  )
}
