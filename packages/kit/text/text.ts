/** Text as it is searched: without case, accents and width variants, so that "tahunanui" finds "Tāhunanui". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
