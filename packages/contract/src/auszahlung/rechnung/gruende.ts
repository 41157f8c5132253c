/** Why nothing can be read out of a file, as sentences; each leaves the fields to whoever types them (S6-05). */
export const LESEGRUENDE = {
  keine: 'In dieser Datei wurde keine E-Rechnung gefunden. Tragen Sie die Angaben selbst ein.',
  verschluesselt:
    'Diese PDF-Datei ist verschlüsselt und lässt sich nicht auslesen. Tragen Sie die Angaben selbst ein.',
  mehrere:
    'Diese Datei enthält mehr als eine E-Rechnung. Tragen Sie die Angaben der einen ein, um die es geht.',
  unlesbar: 'Aus dieser Datei lässt sich keine E-Rechnung auslesen. Tragen Sie die Angaben selbst ein.',
  doctype:
    'Die XML-Daten in dieser Datei enthalten eine Dokumenttypdefinition, die aus Sicherheitsgründen nicht gelesen wird. Tragen Sie die Angaben selbst ein.',
  seite:
    'Die XML-Daten in dieser Datei enthalten Teile einer Webseite und werden aus Sicherheitsgründen nicht gelesen. Tragen Sie die Angaben selbst ein.',
  zeichensatz:
    'Die XML-Daten in dieser Datei sind in einem Zeichensatz geschrieben, den das Portal nicht liest. Tragen Sie die Angaben selbst ein.',
  zeichenfehler:
    'Die XML-Daten in dieser Datei enthalten Zeichen, die nicht zu ihrem Zeichensatz passen. Tragen Sie die Angaben selbst ein.',
  zuGross:
    'Diese Datei ist ungewöhnlich groß oder verschachtelt und wurde nicht ausgelesen. Tragen Sie die Angaben selbst ein.',
  zuLange:
    'Das Auslesen dieser Datei dauerte zu lange und wurde abgebrochen. Tragen Sie die Angaben selbst ein.',
  belegt:
    'Gerade werden viele Rechnungen ausgelesen. Tragen Sie die Angaben selbst ein, oder wiederholen Sie es.',
} as const
export type Lesegrund = keyof typeof LESEGRUENDE
