import type { XmlMangel } from './xml.ts'

const ALS_PDF = 'Laden Sie die Angaben als PDF-Dokument hoch.'

/** Why a file that is XML is not taken, as sentences (S5-01). */
export const XML_SAETZE: Readonly<Record<Exclude<XmlMangel, 'unlesbar'>, string>> = {
  doctype: `Die XML-Datei enthält eine Dokumenttypdefinition, die aus Sicherheitsgründen nicht gelesen wird. Speichern Sie sie ohne DOCTYPE. Geht das nicht: ${ALS_PDF}`,
  seite: `Die XML-Datei enthält Teile einer Webseite (HTML, SVG oder ein Stylesheet), die ein Browser ausführen könnte. Speichern Sie sie ohne diese Teile. Geht das nicht: ${ALS_PDF}`,
  zeichensatz: `Die XML-Datei ist in einem Zeichensatz geschrieben, den das Portal nicht liest. Speichern Sie sie in UTF-8. Geht das nicht: ${ALS_PDF}`,
  zeichenfehler: `Die XML-Datei enthält Zeichen, die nicht zu ihrem Zeichensatz passen. Speichern Sie sie in UTF-8. Geht das nicht: ${ALS_PDF}`,
  zuGross: `Die XML-Datei ist ungewöhnlich verschachtelt oder hat ungewöhnlich viele Teile. ${ALS_PDF}`,
}
