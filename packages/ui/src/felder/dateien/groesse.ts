const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** '312 kB', '1,4 MB': the size of a file in bytes as people read it (1 kB = 1000 bytes). */
export function groesseSchreiben(bytes: number): string {
  if (bytes < 1000) return `${bytes} Byte`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${zahl.format(bytes / 1_000_000)} MB`
}
