/** Drawn signs for an owner's own words, in the look of all icons; they are not among the parts, whose every byte each island carries. */
export const signs = {
  check: 'M4 12.5l5.5 5.5L20 6.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5h4.5',
  pin: 'M12 21.5C7.5 16.5 5 13 5 10a7 7 0 0 1 14 0c0 3-2.5 6.5-7 11.5zM12 7.5v5M9.5 10h5',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM14.8 9.2c-1-1.3-5.3-1.6-5.3.6 0 2.8 5.3 1.4 5.3 4.2 0 2.2-4.3 1.9-5.4.5M12 6v12',
  house: 'M3 11.5L12 4l9 7.5M5.5 10v10h13V10M10 20v-6h4v6',
  cup: 'M5 8h12v7a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM17 10h3v5h-3M9 2.5v3M13 2.5v3',
  heart: 'M12 20.5L4 12.5a4.7 4.7 0 0 1 8-5 4.7 4.7 0 0 1 8 5z',
} as const

export type SignName = keyof typeof signs

export const signNames = Object.keys(signs) as SignName[]
