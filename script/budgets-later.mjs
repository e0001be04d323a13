// What an island may load after its view, by name: bytes, gzipped, of what comes beside what is there already.
// `onWaking` comes by itself as soon as the island works, `onDemand` when somebody does something.
export const later = {
  'review-list': {
    onWaking: { 'enhance-list.client': 4_600, 'hold-wall.client': 1_250 },
    onDemand: {
      ...{ 'load.client': 5_950, 'review-cards.view': 6_200, 'plain-cards.view': 7_400, 'review-pages.view': 900 },
      ...{ 'show-photos.client': 7_550, 'show-text.client': 1_650 },
    },
  },
  'review-slider': {
    onWaking: { 'enhance-slides.client': 2_100, 'row-height.client': 400, 'embla-carousel-fade.esm': 1_300 },
    onDemand: {
      ...{ 'review-cards.view': 5_650, 'plain-cards.view': 7_000, 'review-pages.view': 1_150, 'load.client': 6_000 },
      ...{ 'show-photos.client': 7_550, 'show-text.client': 1_650 },
    },
  },
  'review-form': { onDemand: { 'transport.client': 5_550, 'chosen.view': 2_150 } },
  'review-float': { onWaking: { 'rotation.client': 2_750 }, onDemand: { 'step-aside.client': 300, 'content.view': 4_200 } },
  'portfolio-item': { onDemand: { 'show-item.client': 7_670 } },
  portfolio: { onDemand: { 'open-item.client': 8_870, 'load.client': 5_750 } },
  'contact-form': {
    // Only a form that takes files has it.
    onWaking: { 'drop.client': 550 },
    onDemand: {
      ...{ 'begun.client': 12_250, 'files.view': 8_750, 'message.view': 1_625, 'bot-check.client': 5_850 },
      ...{ 'own.client': 6_600, 'makes.client': 650, 'solution.client': 1_650 },
    },
  },
}
