export const Preview = () => null
