import type { Crop } from './crop'
import { DAYS_REPLACED } from './spec'

/** What the owner's screens say about changing a picture wherever it stands. */
export const messages = {
  crop: {
    title: 'Crop',
    help: 'Choose what everybody sees, wherever the picture is used. Drag the frame or its corners, or use the arrow keys. The whole picture stays stored.',
    shape: 'Shape of the crop',
    shapes: { free: 'Free', wide: 'Wide', square: 'Square', tall: 'Tall' },
    area: 'Crop area.',
    corners: {
      'top-left': 'Crop corner, top left',
      'top-right': 'Crop corner, top right',
      'bottom-left': 'Crop corner, bottom left',
      'bottom-right': 'Crop corner, bottom right',
    },
    at: ([left, top, width, height]: Crop) =>
      `${Math.round(left / 10)} % from the left, ${Math.round(top / 10)} % from the top, ${Math.round(width / 10)} % wide, ${Math.round(height / 10)} % high`,
    apply: 'Apply crop',
    cancel: 'Cancel',
    undo: 'Show the whole picture',
    applied: 'Crop applied.',
  },
  replace: {
    title: 'Replace file',
    help: 'Everything that shows this picture will show the new file instead. Name, description and tags stay.',
    choose: 'Replace file…',
    undo: 'Undo replacement',
    replaced: 'Replaced',
    canBeUndone: `You can undo this for ${DAYS_REPLACED} days.`,
    done: (name: string) => `Replaced everywhere: ${name}.`,
    undone: (name: string) => `Earlier picture restored: ${name}.`,
    noPicture: 'This is a video. Choose a picture.',
  },
} as const
