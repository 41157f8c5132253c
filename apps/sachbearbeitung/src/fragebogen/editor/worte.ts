import type { SEITENARTEN } from '@foerderportal/contract/fragebogen/arten'
import { DARSTELLUNG_WORT, FRAGETYP_WORT } from '@foerderportal/contract/fragebogen/bank/frageWorte'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { Seitenkonflikt } from '@foerderportal/entwurf/types'
import type { Feldworte } from '@foerderportal/shell/entwurf/Vergleich.tsx'
import { isObject } from '@foerderportal/values/object'
import type { Formular } from './formular.ts'
import { frageName, nummerierte } from './fruehere.ts'
import { FORMEN } from './stelle/formen.ts'
import { GANZES } from './umbau.ts'

/** What a place is called: 'Frage 3: Wie wirtschaften Sie?' */
export const ortName = (formular: Formular, id: string): string => {
  const eine = nummerierte(formular).find(({ frage }) => frage.id === id)
  if (eine) return `Frage ${eine.nr}: ${frageName(eine.frage)}`
  const i = formular.bloecke.findIndex((block) => block.id === id)
  const block = formular.bloecke[i]
  return block ? `Block ${i + 1}: ${block.titel.trim() || 'noch ohne Titel'}` : 'Allgemeines'
}

/** The place where a field is mended. */
export const ortVonPfad = ({ bloecke }: Formular, { pfad }: Feldfehler): string => {
  const [, i, fragen, j] = pfad.split('.')
  if (!pfad.startsWith('bloecke.')) return GANZES
  const block = bloecke[Number(i)]
  return (fragen === 'fragen' && j !== undefined ? block?.fragen[Number(j)]?.id : block?.id) ?? GANZES
}

const geschrieben = (wert: unknown): string => {
  if (wert === undefined) return 'gelöscht'
  if (wert === true || wert === false) return wert ? 'ja' : 'nein'
  if (wert === null || wert === '') return 'leer'
  if (isObject(wert))
    return typeof wert['frage'] === 'string' ? frageName({ frage: wert['frage'] }) : 'geändert'
  return typeof wert === 'string' || typeof wert === 'number' ? String(wert) : 'geändert'
}

const FELD: Readonly<Record<string, string>> = {
  titel: 'Titel',
  seiten: 'Seiten',
  pdfExportMoeglich: 'PDF',
  kommentare: 'Hinweise',
  kontexte: 'Zusammenhang',
  endeSeiteTexte: 'Text der letzten Seite',
  fertigSeiteTexte: 'Text nach dem Abschluss',
  fehler404Texte: 'Text „nicht gefunden“',
  fehlerClientTexte: 'Text bei Fehlern der Eingabe',
  fehlerServerTexte: 'Text bei Fehlern des Portals',
  type: 'Art',
  frage: 'Text der Frage',
  absaetze: 'Weitere Absätze',
  pflicht: 'Muss beantwortet werden',
  wenn: 'Bedingung',
  darstellung: 'Darstellung',
  text: 'Text einer Antwort',
  zusatz: 'Beschreibung',
  obligatorisch: 'Pflicht',
  einheit: 'Einheit',
  min: 'Kleinste Zahl',
  max: 'Größte Zahl',
  nachkommastellen: 'Nachkommastellen',
  formatter: 'Form',
  kommentar: 'Hinweis',
  laengeMin: 'Kleinste Länge',
  laengeMax: 'Größte Länge',
}

/** What comes onto one page. */
export const SEITEN_WORT: Readonly<Record<(typeof SEITENARTEN)[number], string>> = {
  FRAGE: 'eine Frage je Seite',
  BLOCK: 'ein Block je Seite',
}

/** What is chosen from a list is called as it is there. */
const AUSWAHL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: FRAGETYP_WORT,
  darstellung: DARSTELLUNG_WORT,
  formatter: Object.fromEntries(FORMEN),
  seiten: SEITEN_WORT,
}

/** A field of the version in the words of its page. */
export const feldworte =
  (formular: Formular) =>
  ({ pfad }: Pick<Seitenkonflikt, 'pfad'>): Feldworte => {
    const [, block = '', , frage] = pfad
    const ort = pfad[0] === 'bloecke' ? ortName(formular, frage ?? block) : 'Allgemeines'
    const feld = pfad.findLast((name) => name in FELD)
    if (feld === undefined) return { frage: ort, schreiben: geschrieben }
    const schreiben = (wert: unknown) => AUSWAHL[feld]?.[String(wert)] ?? geschrieben(wert)
    return { frage: `${ort}, ${FELD[feld]}`, schreiben }
  }
