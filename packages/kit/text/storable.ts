/** Whether every database can keep it: well-formed Unicode without NUL. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)
