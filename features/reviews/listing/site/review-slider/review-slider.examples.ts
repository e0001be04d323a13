import type { Examples } from '@frontage/kit/island/island'
import type { island } from './review-slider.island'

export const examples: Examples<typeof island> = {
  slider: { display: { layout: 'slider', perRow: 3, rows: 2, card: { look: 'sheet' } } },
  carousel: { display: { layout: 'carousel', perRow: 3, rows: 2, slider: { forceHeight: true } } },
  'plays by itself': { display: { layout: 'carousel', perRow: 2, rows: 3, slider: { autoplay: true, delay: 3000, infinite: true } } },
  'fades from one to the next': { display: { layout: 'slider', perRow: 1, rows: 6, slider: { animation: 'fade' } } },
  'moves up': { display: { layout: 'slider', perRow: 1, rows: 6, slider: { animation: 'vertical' } } },
  'as high as its slide': { display: { layout: 'slider', perRow: 1, rows: 6, slider: { animateHeight: true } } },
  'no arrows, dots on wide screens': { display: { layout: 'slider', perRow: 2, rows: 3, slider: { arrows: 'no', dots: 'wide' } } },
  'as high as what it shows': { display: { layout: 'carousel', perRow: 3, rows: 2, slider: { animateHeight: true } } },
  'arrows on wide screens, no dots': { display: { layout: 'carousel', perRow: 3, rows: 2, slider: { arrows: 'wide', dots: 'no' } } },
  'several on phones': { display: { layout: 'carousel', perRow: 2, rows: 3, slider: { oneOnPhones: false } } },
  'a slider, all as high as the highest': { display: { layout: 'slider', perRow: 3, rows: 2, slider: { forceHeight: true } } },
  'begins again after the last': { display: { layout: 'slider', perRow: 2, rows: 2, slider: { infinite: true } } },
  'never stands still': { display: { layout: 'carousel', perRow: 3, rows: 2, slider: { autoplay: true, delay: 0, infinite: true } } },
  'all dark, in colours of its owner': {
    display: {
      layout: 'carousel',
      perRow: 3,
      rows: 2,
      card: { look: 'tide' },
      style: { star: '#f59e0b', plane: '#1e3a5f', ink: '#ffffff' },
    },
  },
  'a slider, compact': { display: { layout: 'slider', isWidget: true, perRow: 1, rows: 6, card: { look: 'primer' } } },
  'compact, for narrow places': { display: { layout: 'carousel', isWidget: true, perRow: 1, rows: 6, card: { look: 'sheet' } } },
  'by its properties': {
    display: { layout: 'slider', perRow: 1, rows: 6 },
    slideprops: '{"arrows":"yes","sliderarrowheight":"no","animateHeight":"yes","loadmorersli":"no","checkfloatdelay":50}',
  },
  'a selection': { display: { layout: 'carousel', perRow: 3, rows: 2, selection: { minStars: 5 } } },
}
