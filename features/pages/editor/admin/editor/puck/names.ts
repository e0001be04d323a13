/** What our parts are called in the canvas. Blocks get a prefix, so that no block can be taken for a row. */
export const ROW = 'row'
export const COLUMN = 'column'
const BLOCK = 'block-'

export const typeOfBlock = (block: string): string => BLOCK + block
export const blockOfType = (type: string): string | undefined => (type.startsWith(BLOCK) ? type.slice(BLOCK.length) : undefined)
