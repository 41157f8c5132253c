type Zeile = readonly number[]

/** One row of the table: how many slips lie between the beginning of `a` up to `i` and each beginning of `b`. */
const naechste = (a: string, b: string, i: number, letzte: Zeile, vorletzte: Zeile): Zeile => {
  const zeile = [i]
  for (let j = 1; j <= b.length; j++) {
    const ersetzt = (letzte[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
    const eingefuegt = Math.min(letzte[j] ?? 0, zeile[j - 1] ?? 0) + 1
    const getauscht = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? vorletzte[j - 2] : undefined
    zeile.push(Math.min(ersetzt, eingefuegt, (getauscht ?? Number.POSITIVE_INFINITY) + 1))
  }
  return zeile
}

/** How many slips lie between `a` and what each place of `b` ends; `erste`: what is left out before it costs. */
const letzteZeile = (a: string, b: string, erste: Zeile): Zeile => {
  let vorletzte: Zeile = []
  let letzte = erste
  for (let i = 1; i <= a.length; i++) [vorletzte, letzte] = [letzte, naechste(a, b, i, letzte, vorletzte)]
  return letzte
}

/**
 * How many slips lie between two words: a letter too few, too many or wrong, or two neighbours swapped (optimal string
 * alignment).
 */
export const abstand = (a: string, b: string): number =>
  letzteZeile(
    a,
    b,
    Array.from({ length: b.length + 1 }, (_, j) => j),
  ).at(-1) ?? 0

/** The same between a word and that part of a text which looks most like it. */
export const abstandZumTeil = (wort: string, text: string): number =>
  Math.min(
    ...letzteZeile(
      wort,
      text,
      Array.from({ length: text.length + 1 }, () => 0),
    ),
  )
