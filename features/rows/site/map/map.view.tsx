import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { MAPS_HOST } from '@frontage/kit/map-address'
import { say } from '@frontage/kit/say'
import { MapLink } from '@frontage/parts/map-link'
import { Picture } from '@frontage/parts/picture'
import { messages } from '../../messages'
import type { block } from './map.block'

export const View = ({ props: { title, place, poster } }: ViewProps<PropsOf<typeof block>>) => (
  <MapLink
    {...{ title, place }}
    label={say(messages.showMap, { title })}
    note={say(messages.asksOthers, { host: MAPS_HOST })}
    poster={poster && <Picture {...poster} alt="" sizes="(min-width: 62rem) 50vw, 100vw" />}
  />
)
