import { defineOwner } from '@frontage/kit/island/owner'

export const owner = defineOwner({
  title: 'Opening hours',
  group: 'Text',
  help: 'The week and the holidays of your business details, with today marked. Nothing is shown as long as they say no hours.',
  labels: {
    title: { label: 'Title', help: 'Left empty, there is none.' },
    group: 'Days that are alike stand in one line',
    state: 'Say whether you are open now',
    compact: { label: 'Compact', help: 'Short names of days, and lines that stand closer: for narrow columns.' },
  },
})
