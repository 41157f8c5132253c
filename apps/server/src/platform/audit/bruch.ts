/** The first place at which a chain of the audit log does not hold. */
export type Bruch = { readonly kette: string; readonly nr: number; readonly grund: string }

/** At most so many are named; whoever has a hundred looks himself. */
export const HOECHSTENS = 100
