/** Whether both are written alike, apart from capitals: user names and mail addresses are told apart so. */
export const sameIgnoringCase = (a: string | undefined, b: string): boolean =>
  a?.toLowerCase() === b.toLowerCase()
