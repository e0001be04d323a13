import type { Examples } from '@frontage/kit/island/island'
import type { block } from './scroll-in.block'

const families = ['fade-in', 'fade-left', 'fade-right', 'fade-up', 'fade-down', 'slide-in-left', 'slide-in-right', 'slide-in-up']
const turns = [
  'rotate-in',
  'rotate-down-left',
  'rotate-down-right',
  'rotate-up-left',
  'rotate-up-right',
  'flip-vertical',
  'flip-horizontal',
]
const fancy = ['flash', 'pulse', 'rubber-band', 'shake', 'swing', 'tada', 'wobble', 'jello', 'light-speed', 'jack-box', 'roll-in']

export const examples: Examples<typeof block> = {
  'fade and slide': { samples: [...families, 'slide-in-down'] },
  'zoom and bounce': {
    samples: ['zoom', 'bounce'].flatMap((kind) => ['in', 'left', 'right', 'up', 'down'].map((way) => `${kind}-${way}`)).concat('bounce'),
  },
  'turn and flip': { samples: turns },
  fancy: { samples: fancy.map((name) => `fancy-${name}`) },
}
