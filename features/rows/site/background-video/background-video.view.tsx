import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { Picture } from '@frontage/parts/picture'
import { messages } from '../../messages'
import { backgroundFrameOf, videoOf } from '../../video'
import type { block } from './background-video.block'

type Props = PropsOf<typeof block>

/** Sources wait under other names: nothing is fetched before the row is near, and nothing where motion is unwelcome. */
export function View({ props }: ViewProps<Props>) {
  const { fallback, audio, mobile } = props
  return (
    <div className="background-video" data-mobile={mobile || undefined} data-audio={audio || undefined}>
      {fallback && <Picture {...fallback} sizes="100vw" />}
      <Moving {...props} />
      <button
        className="background-video__button"
        type="button"
        hidden
        aria-label={messages.playVideo}
        data-play={messages.playVideo}
        data-pause={messages.pauseVideo}
      >
        <Icon name="play" />
        <Icon name="pause" />
      </button>
      {audio && (
        <button className="background-video__button" type="button" hidden aria-pressed={false} data-sound="">
          {messages.soundOn}
        </button>
      )}
    </div>
  )
}

function Moving({ mp4, webm, address, loop, start, end }: Props) {
  const video = address ? videoOf(address) : undefined
  if (video && video.kind !== 'file') return <div className="background-video__frame" data-frame={backgroundFrameOf(video, true)} />
  const times = start || end ? `#t=${start}${end ? `,${end}` : ''}` : ''
  return (
    <video className="background-video__video" loop={loop} muted playsInline preload="none" tabIndex={-1} data-start={start} data-end={end}>
      {webm && <source data-src={webm + times} type="video/webm" />}
      {mp4 && <source data-src={mp4 + times} type="video/mp4" />}
    </video>
  )
}
