import { isChosen } from '@frontage/kit/island/editor-config'
import { placeNow, say } from '@frontage/kit/say'
import { Icon } from '@frontage/parts/icon'
import { Picture, posterOf } from '@frontage/parts/picture'
import type { Picture as Shown } from '../../../fields'
import { messages } from '../../../messages'
import { frameOf, hostOf, videoOf } from '../../../video'

type EmbedProps = {
  readonly address: string
  readonly title: string
  readonly poster?: Shown | undefined
  /** Of a file of ours. */
  readonly captions?: string | undefined
}

/** A video in its own words and picture. Nobody else is asked before it is pressed; without a script a press leads to its site. */
export function Embed({ address, title, poster, captions }: EmbedProps) {
  const video = videoOf(address)
  if (!video) return null
  if (video.kind === 'file')
    return (
      <FilePlayer
        src={video.src}
        title={title}
        poster={poster && isChosen(poster) ? posterOf(poster.file) : undefined}
        captions={captions}
      />
    )
  return (
    <a className="embed" href={address} data-frame={frameOf(video)} data-title={title} rel="noopener">
      {poster && <Picture {...poster} alt="" sizes="(min-width: 62rem) 50vw, 100vw" />}
      <span className="embed__press">
        <Icon name="play" />
        <span className="embed__label">{say(messages.play, { title })}</span>
        <span className="embed__note">{say(messages.asksOthers, { host: hostOf[video.kind] })}</span>
      </span>
    </a>
  )
}

type FilePlayerProps = {
  readonly src: string
  readonly title: string
  readonly poster: string | undefined
  readonly captions: string | undefined
}

function FilePlayer({ src, title, poster, captions }: FilePlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the checks of the page ask its owner for them
    <video className="embed" controls preload={poster ? 'none' : 'metadata'} playsInline aria-label={title} src={src} poster={poster}>
      {captions && <CaptionsTrack src={captions} />}
    </video>
  )
}

/** Captions in the language of the pages, as visitors switch them on. */
export const CaptionsTrack = ({ src }: { readonly src: string }) => (
  <track kind="captions" src={src} srcLang={placeNow().language} label={messages.captions} />
)
