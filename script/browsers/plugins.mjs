// What the build adds to styles for browsers that lack something.
export { plainColours } from './plain-colours.mjs'
export { popoverOpen } from './popover-open.mjs'
