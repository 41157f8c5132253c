/** The value that 95 of 100 do not exceed. */
export const p95 = (werte: readonly number[]): number =>
  werte.toSorted((a, b) => a - b)[Math.ceil(werte.length * 0.95) - 1] ?? 0
export const median = (werte: readonly number[]): number =>
  werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? 0
export const ms = (wert: number): string => wert.toFixed(wert < 10 ? 1 : 0)
