/** When a look is refused. */
export const messages = {
  /** Somebody else published a look meanwhile. */
  conflict: (by: string): string =>
    `${by} has published another look since you opened this one. Open it again to see it; your changes stay here until then.`,
  /** A look that was asked for is not kept any more. */
  gone: 'This look is not kept any more.',
} as const
