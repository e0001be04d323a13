type Given<Part> = { [Name in keyof Part]?: Exclude<Part[Name], undefined> }

/** What a place says; what it leaves open is left out. */
export const given = <Part extends object>(part: Part): Given<Part> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Given<Part>
