const LONGEST_NAME = 200

/** The name of a copy: "Badge, copy". */
export const copyOf = (title: string): string => `${title.slice(0, LONGEST_NAME - ', copy'.length)}, copy`
