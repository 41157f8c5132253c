/** What the product ships so that it starts, and what its pages show as examples: no bank has it. */
const ERFUNDEN =
  /\bbank\.example\b|Musterstra(?:ß|ss)e|Musterstadt|Max Muster|Erika Beispiel|^030 23125 100$|^Landwirtschaftliche Förderbank$/

/** The variables that still say what was made up, set so or not set at all. */
export const platzhalterIn = (variablen: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(variablen)
    .filter(([, wert]) => typeof wert === 'string' && ERFUNDEN.test(wert))
    .map(([name]) => name)

/** What the start says of them; nothing where there are none. */
export const platzhalterWarnungen = (namen: readonly string[]): string[] =>
  namen.length === 0
    ? []
    : [
        `Noch erfundene Beispiele: ${namen.join(', ')}. So stehen sie in Impressum, Datenschutz, Bescheiden und E-Mails. Setzen Sie die Angaben der Bank (docs/betrieb/konfiguration.md).`,
      ]
