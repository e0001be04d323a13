import { texts } from '@frontage/kit/texts'

/** Pages: videos, maps and pop-ups. What people read or hear in rows and their modules. */
export const messages = texts('rows.rows', {
  /** Opens a pop-up that has no words of its own for it. */
  open: 'Open',
  /** Closes a pop-up. */
  close: 'Close',
  /** Starts a video; `{title}` is its name. */
  play: 'Play {title}',
  /** Shows a map; `{title}` is its name. */
  showMap: 'Show {title} on a map',
  /** Below what comes from another site only after a press; `{host}` is that site. */
  asksOthers: 'Loads from {host} when you click it.',
  /** Switch of a video that plays behind a row. */
  pauseVideo: 'Pause the video',
  playVideo: 'Play the video',
  /** Captions of a video, where its player offers them. */
  captions: 'Captions',
  /** Sound of a video that plays behind a row. */
  soundOn: 'Sound on',
})
