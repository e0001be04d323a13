import type { Wording } from '@frontage/kit/texts'
import type { usesTexts } from './messages.uses'

/** Where a picture is used, in German. */
export const germanUses: Wording<typeof usesTexts> = {
  named: 'Bewertung von {name}',
  unnamed: 'Bewertung ohne Namen',
  hidden: '{review} (nicht veröffentlicht)',
  more: 'Weitere Bewertungen',
}
