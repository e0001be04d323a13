/** The id of the field that an issue names: `services.2.price`. */
export const idOfField = (path: string): string => `setup-${path.replaceAll('.', '-')}`
