/** The text, or null where nothing was given. */
export const oderNull = (text: string | null | undefined): string | null => {
  const getrimmt = text?.trim() ?? ''
  return getrimmt === '' ? null : getrimmt
}
