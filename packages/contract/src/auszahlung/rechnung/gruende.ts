/** Why nothing can be read out of a file, as sentences; each leaves the fields to whoever types them (S6-05). */
export const LESEGRUENDE = {
  keine: 'Diese Datei enthält keine E-Rechnung. Tragen Sie die Angaben selbst ein.',
  verschluesselt:
    'Diese PDF-Datei ist verschlüsselt und lässt sich nicht auslesen. Tragen Sie die Angaben selbst ein.',
  mehrere:
    'Diese Datei enthält mehr als eine E-Rechnung. Tragen Sie die Angaben der einen ein, um die es geht.',
  unlesbar: 'Die E-Rechnung in dieser Datei lässt sich nicht auslesen. Tragen Sie die Angaben selbst ein.',
  zuGross:
    'Die E-Rechnung in dieser Datei ist ungewöhnlich groß oder verschachtelt und wurde nicht ausgelesen. Tragen Sie die Angaben selbst ein.',
  zuLange:
    'Das Auslesen dieser Datei dauerte zu lange und wurde abgebrochen. Tragen Sie die Angaben selbst ein.',
  belegt:
    'Gerade werden viele Rechnungen ausgelesen. Tragen Sie die Angaben selbst ein, oder wiederholen Sie es.',
} as const
export type Lesegrund = keyof typeof LESEGRUENDE
