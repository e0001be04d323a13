import type { Wording } from '@frontage/kit/texts'
import type { messages } from './messages'

/** Rows and their modules in German. */
export const words = {
  'rows.rows': {
    open: 'Öffnen',
    close: 'Schließen',
    play: 'Abspielen: {title}',
    showMap: 'Auf der Karte zeigen: {title}',
    asksOthers: 'Wird von {host} geladen, sobald Sie darauf klicken.',
    pauseVideo: 'Video anhalten',
    playVideo: 'Video abspielen',
    captions: 'Untertitel',
    soundOn: 'Ton an',
  } satisfies Wording<typeof messages>,
}
