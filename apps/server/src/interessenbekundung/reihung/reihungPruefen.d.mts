/** What was checked, in its order, and why it fails; the first that fails ends the check. */
export const pruefen: (
  dateien: Readonly<Record<string, Uint8Array>>,
) => { readonly was: string; readonly fehler: string | null }[]
