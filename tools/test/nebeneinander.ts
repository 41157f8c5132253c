/**
 * Does `tun` for all of them, `zugleich` at a time, and starts them in their order. Hands every result to `fertig` in
 * that order too, as soon as those before it are there: what is told side by side would be told in a muddle.
 */
export const nebeneinander = async <T, R>(
  alle: readonly T[],
  zugleich: number,
  tun: (eines: T) => Promise<R>,
  fertig: (ergebnis: R) => void,
): Promise<void> => {
  const da = new Map<number, R>()
  let begonnen = 0
  let erzaehlt = 0
  const spur = async (): Promise<void> => {
    while (begonnen < alle.length) {
      const nr = begonnen++
      da.set(nr, await tun(alle[nr] as T)) // below the length
      for (; da.has(erzaehlt); erzaehlt++) {
        fertig(da.get(erzaehlt) as R) // has() looked
        da.delete(erzaehlt)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, zugleich) }, spur))
}
