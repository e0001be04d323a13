const tags = [
  ...['en-NZ', 'en-AU', 'en-GB', 'en-IE', 'en-US', 'en-CA', 'en-ZA', 'mi', 'sm', 'to', 'fj', 'haw'],
  ...['ar', 'cs', 'da', 'de', 'el', 'es', 'et', 'fa', 'fi', 'fr', 'ga', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv'],
  ...['ms', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'cy', 'zh-Hans', 'zh-Hant'],
]

const names = new Intl.DisplayNames(['en-NZ'], { type: 'language' })

/** Languages by their names; those of these islands first. */
export const languages = tags.map((value) => ({ value, label: names.of(value) ?? value }))
