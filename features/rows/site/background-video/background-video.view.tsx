import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { Picture } from '@frontage/parts/picture'
import { messages } from '../../messages'
import { backgroundFrameOf, playingOf, videoOf } from '../../video'
import type { block } from './background-video.block'

type Props = PropsOf<typeof block>

/** Sources wait under other names: nothing is fetched before the row is near, and nothing where motion is unwelcome. */
export function View({ props }: ViewProps<Props>) {
  const { fallback, audio, mobile, address, loop, start, end } = props
  const video = address ? videoOf(address) : undefined
  const embed = video && video.kind !== 'file' ? video : undefined
  const row = { start, end, isLooped: loop, hasSound: audio }
  const playing = embed ? playingOf(embed, row) : row
  return (
    <div
      className="background-video"
      data-mobile={mobile || undefined}
      data-start={playing.start || undefined}
      data-end={playing.end || undefined}
      data-loop={playing.isLooped || undefined}
    >
      {fallback && <Picture {...fallback} sizes="100vw" />}
      {embed ? (
        <div className="background-video__frame" data-site={embed.kind} data-frame={backgroundFrameOf(embed, playing)} />
      ) : (
        <FileVideo {...props} />
      )}
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

/** The browser repeats all of a file by itself; a part of one is brought back to its start. */
function FileVideo({ mp4, webm, loop, start, end }: Props) {
  const from = start ? `#t=${start}` : ''
  return (
    <video className="background-video__video" loop={loop && !start && !end} muted playsInline preload="none" tabIndex={-1}>
      {webm && <source data-src={webm + from} type="video/webm" />}
      {mp4 && <source data-src={mp4 + from} type="video/mp4" />}
    </video>
  )
}
