import { isChosen } from '@frontage/kit/island/editor-config'
import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { Picture } from '@frontage/parts/picture'
import { messages } from '../../messages'
import { backgroundFrameOf, playingOf, videoOf } from '../../video'
import { CaptionsTrack } from '../pieces/embed/embed.view'
import type { block } from './background-video.block'

type Props = PropsOf<typeof block>

/** Sources wait under other names: nothing is fetched before the row is near, and nothing where motion is unwelcome. */
export function View({ props }: ViewProps<Props>) {
  const { audio, mobile, address, loop, start, end } = props
  if (!hasAny(props)) return <span className="picture-missing" data-kind="video" hidden />
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
      <Still {...props} />
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

/** Whether there is anything to see. */
const hasAny = ({ film, mp4, webm, address, fallback }: Props): boolean =>
  Boolean(film || mp4 || webm || address || (fallback && isChosen(fallback)))

/** The smaller format first. The browser repeats all of a file by itself; a part of one is brought back to its start. */
function FileVideo({ film, mp4, webm, loop, start, end, audio, captions }: Props) {
  const from = start ? `#t=${start}` : ''
  const sources = [...new Set([film?.src, webm, mp4].filter((src) => src !== undefined))].toSorted(
    (one, other) => rankOf(one) - rankOf(other),
  )
  return (
    <video className="background-video__video" loop={loop && !start && !end} muted playsInline preload="none" tabIndex={-1}>
      {sources.map((src) => (
        <source key={src} data-src={src + from} type={`video/${typeOf(src)}`} />
      ))}
      {audio && captions && <CaptionsTrack src={captions} />}
    </video>
  )
}

const typeOf = (src: string): string => (/\.webm$/i.test(src) ? 'webm' : 'mp4')
const rankOf = (src: string): number => (typeOf(src) === 'webm' ? 0 : 1)

/** What is seen before it moves, and instead of it: the picture of its owner, or else one moment of it. */
function Still({ fallback, film }: Pick<Props, 'fallback' | 'film'>) {
  if (fallback && isChosen(fallback)) return <Picture {...fallback} sizes="100vw" />
  const { poster, width = 16, height = 9 } = film ?? {}
  return poster ? <Picture file={poster} width={width} height={height} alt="" sizes="100vw" /> : null
}
