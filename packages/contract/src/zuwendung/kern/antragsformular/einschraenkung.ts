/** Whether a value fits a restriction: without one every value does; one that is not known yet fits none. */
export const passt = <T>(erlaubt: readonly T[] | undefined, wert: T | null): boolean =>
  erlaubt === undefined || (wert !== null && erlaubt.includes(wert))
