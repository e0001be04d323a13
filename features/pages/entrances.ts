/** The 38 entrances (facts, §9). Their motion is drawn by the block `scroll-in`. */
export const entranceNames = [
  ...['fade-in', 'fade-left', 'fade-right', 'fade-up', 'fade-down'],
  ...['slide-in-left', 'slide-in-right', 'slide-in-up', 'slide-in-down'],
  ...['zoom-in', 'zoom-left', 'zoom-right', 'zoom-up', 'zoom-down'],
  ...['bounce', 'bounce-in', 'bounce-left', 'bounce-right', 'bounce-up', 'bounce-down'],
  ...['rotate-in', 'rotate-down-left', 'rotate-down-right', 'rotate-up-left', 'rotate-up-right'],
  ...['flip-vertical', 'flip-horizontal'],
  ...['fancy-flash', 'fancy-pulse', 'fancy-rubber-band', 'fancy-shake', 'fancy-swing', 'fancy-tada', 'fancy-wobble'],
  ...['fancy-jello', 'fancy-light-speed', 'fancy-jack-box', 'fancy-roll-in'],
] as const
