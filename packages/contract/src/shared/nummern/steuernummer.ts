import { eingefuegt } from '@foerderportal/schreibweise/eingefuegt'

/** How the Länder write a tax number, as on the tax assessment. */
const FORMATE = [
  // Baden-Württemberg
  /^\d{5}\/\d{5}$/,
  // Berlin, Bremen, Hamburg, Niedersachsen, Rheinland-Pfalz, Schleswig-Holstein
  /^\d{2}\/\d{3}\/\d{5}$/,
  // Rheinland-Pfalz, older assessments
  /^\d{2}\/\d{3}\/\d{4}\/\d$/,
  // Bayern, Brandenburg, Hessen, Mecklenburg-Vorpommern, Saarland, Sachsen, Sachsen-Anhalt, Thüringen
  /^\d{3}\/\d{3}\/\d{5}$/,
  // Nordrhein-Westfalen
  /^\d{3}\/\d{4}\/\d{4}$/,
  // any of them without separators
  /^\d{10,11}$/,
  // the federal scheme (ELSTER): four digits of the tax office, which begin with the Land's, a 0, eight more
  /^(?:1[01]|2[1-46-8]|3[0-2]|4[01]|5[1-3]|9[12])\d{2}0\d{8}$/,
]

/** Tax number for storing: groups parted by slashes. */
export const steuernummerFormatieren = (text: string): string =>
  eingefuegt('steuernummer', text)
    .split(/[\s/]+/)
    .join('/')

/** What the user has to do about this tax number; undefined when a Land or the federal scheme writes it so. */
export const steuernummerFehler = (text: string): string | undefined => {
  const nummer = steuernummerFormatieren(text)
  return FORMATE.some((format) => format.test(nummer))
    ? undefined
    : 'Geben Sie die Steuernummer wie auf dem Steuerbescheid ein, z. B. 12/345/67890, oder mit 13 Ziffern wie in ELSTER.'
}
