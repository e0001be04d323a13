/** What of a picture is shown, in whole per mille of all of it: left, top, width, height. */
export type Crop = readonly [left: number, top: number, width: number, height: number]
/** Per cent from the left and from the top of what is shown. */
export type Focus = readonly [number, number]

export const WHOLE: Crop = [0, 0, 1000, 1000]
/** Per mille of a side that are left at least. */
export const LEAST = 50

export const isWhole = (crop: Crop): boolean => crop.join() === WHOLE.join()

/** Whether a crop lies within its picture and leaves something of it. */
export const isCrop = ([left, top, width, height]: Crop): boolean =>
  [left, top].every((side) => side >= 0) && [width, height].every((side) => side >= LEAST) && left + width <= 1000 && top + height <= 1000

/** A crop in pixels of a picture, never less than one. */
export function pixelsOf([left, top, width, height]: Crop, all: { readonly width: number; readonly height: number }) {
  const x = Math.min(Math.round((all.width * left) / 1000), all.width - 1)
  const y = Math.min(Math.round((all.height * top) / 1000), all.height - 1)
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round((all.width * width) / 1000), all.width - x)),
    height: Math.max(1, Math.min(Math.round((all.height * height) / 1000), all.height - y)),
  }
}

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))

/** The same spot of the picture under another crop; what was cut away counts as its edge. */
export function focusUnder(next: Crop, before: Crop, [x, y]: Focus): [number, number] {
  const spot = (from: number, size: number, share: number): number => from + (size * share) / 100
  return [
    within(((spot(before[0], before[2], x) - next[0]) / next[2]) * 100),
    within(((spot(before[1], before[3], y) - next[1]) / next[3]) * 100),
  ]
}
