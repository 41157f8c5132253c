const NAMEN = [
  'Schleswig-Holstein',
  'Hamburg',
  'Niedersachsen',
  'Bremen',
  'Nordrhein-Westfalen',
  'Hessen',
  'Rheinland-Pfalz',
  'Baden-Württemberg',
  'Bayern',
  'Saarland',
  'Berlin',
  'Brandenburg',
  'Mecklenburg-Vorpommern',
  'Sachsen',
  'Sachsen-Anhalt',
  'Thüringen',
]

/** The states by their number in the ZID-Betriebsnummer (S1-06), which is that of the municipality key. */
export const LAENDER = NAMEN.map((text, i) => ({
  wert: String(i + 1).padStart(2, '0'),
  text,
}))
