const strokes = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  phone: 'M5 3h4.5l2 5-2.6 1.9a13 13 0 0 0 5.2 5.2l1.9-2.6 5 2V19a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  mail: 'M3 5h18v14H3zM3.5 6l8.5 7 8.5-7',
} as const

/** Signs of parts that only the server draws. */
export const ServerOnly: typeof strokes | undefined = strokes
