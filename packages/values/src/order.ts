/** Compares lists of numbers place by place, as chapters are: what another one begins with comes before it. */
export const byPlace = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((place, j) => place !== b[j])
  return i < 0 ? a.length - b.length : (a[i] ?? 0) - (b[i] ?? -Infinity)
}
