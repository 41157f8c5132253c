import type { Tafel, Zeile } from '../../../formular/antwort.ts'
import { betrag, dateien, flaeche, jaNein, text } from '../../../formular/arten.ts'
import type { Feldwerte } from '../../../formular/feldwerte.ts'
import { alleZeilen } from '../../../formular/tafel.ts'
import { person } from '../../../formular/zusammengesetzt.ts'
import {
  DEMINIMIS_ARTEN,
  dokumentTitel,
  istDeMinimisArt,
  type DokumentArt,
} from '../../kern/antragsformular/dokumentArten.ts'
import type { AntragFormular, NutzerBezug } from '../../kern/antragsformular/formular.ts'
import { MINDESTMOOR_HA } from '../../kern/antragsformular/moorflaeche.ts'
import { DATEIEN_JE_FELD, HEKTAR } from '../../kern/grenzen.ts'
import type { AntragDaten } from '../schema.ts'
import { dokumentArten, dokumentListe } from '../unterlagen/dokumentliste.ts'
import { unterlageSaetze } from '../unterlagen/unterlageWorte.ts'
import { FOERDERGEGENSTAENDE } from './gegenstaende.ts'
import { GROESSE } from './groesse.ts'
import { ANTRAGSTELLER, UNTERNEHMEN } from './unternehmen.ts'

const P = 'produktgruppenDaten'

const FLAECHEN_PRUEFEN = {
  art: 'mitnehmen',
  als: 'Flächen',
  pruefen: 'Die Flächen stammen aus dem früheren Antrag. Prüfen Sie, ob sie noch stimmen.',
} as const

const MOORFLAECHEN = [
  {
    pfad: `${P}.nutzflaeche`,
    frage: 'Landwirtschaftlich genutzte Fläche',
    hinweis: 'Wie im letzten Agrarantrag, zum Beispiel 86,4',
    art: flaeche(HEKTAR),
    fehlt: 'Geben Sie Ihre landwirtschaftlich genutzte Fläche ein.',
    uebernahme: FLAECHEN_PRUEFEN,
  },
  {
    pfad: `${P}.moorflaeche`,
    frage: 'Davon nasse oder wiedervernässte Moorböden',
    hinweis: `Mindestens ${MINDESTMOOR_HA} ha, zum Beispiel 12,5`,
    art: flaeche(HEKTAR),
    fehlt: 'Geben Sie die Fläche nasser oder wiedervernässter Moorböden ein.',
    uebernahme: FLAECHEN_PRUEFEN,
  },
] as const satisfies readonly Zeile<AntragDaten>[]

const JE_ANTRAG = {
  art: 'auslassen',
  weil: 'Darlehen und Eigenmittel: Sie richten sich nach den Kosten von heute.',
} as const

const FINANZIERUNG = [
  {
    pfad: `${P}.darlehen`,
    frage: 'Darlehen',
    hinweis: 'Kredite für dieses Vorhaben; ohne Darlehen 0',
    art: betrag(),
    fehlt: 'Geben Sie die Höhe der Darlehen ein, bei keinem Darlehen 0.',
    uebernahme: JE_ANTRAG,
  },
  {
    pfad: `${P}.eigenmittel`,
    frage: 'Eigenmittel',
    hinweis: 'Was Sie aus eigenem Geld bezahlen',
    art: betrag(),
    fehlt: 'Geben Sie Ihre Eigenmittel ein.',
    uebernahme: JE_ANTRAG,
  },
] as const satisfies readonly Zeile<AntragDaten>[]

const zeileIn = ({ formular, kontext }: AntragDaten, art: DokumentArt) =>
  dokumentListe(formular, kontext.unterlagen).find((zeile) => zeile.art === art)

/** The programme of the form says which kinds there are, and its documents carry the programme's name. */
const dokument = (art: DokumentArt) =>
  ({
    pfad: `dokumente.${art}`,
    frage: dokumentTitel(art),
    hinweis: (daten) => {
      const zeile = zeileIn(daten, art)
      return zeile === undefined ? '' : unterlageSaetze(zeile).join(' ')
    },
    art: dateien(DATEIEN_JE_FELD),
    gehoertZu: ({ produktgruppenDaten }: AntragFormular) =>
      dokumentArten(produktgruppenDaten.type).includes(art),
    gefragt: (daten) => zeileIn(daten, art) !== undefined,
    freiwillig: (daten) => zeileIn(daten, art)?.erforderlich !== true,
    setzen: (formular: AntragFormular, dateienNeu: unknown) => ({
      ...formular,
      dokumente: { ...formular.dokumente, type: formular.produktgruppenDaten.type, [art]: dateienNeu },
    }),
    uebernahme: { art: 'eigens' },
  }) as const satisfies Zeile<AntragDaten>

/** Asked before the costs: what an enterprise may still get decides what it applies for. */
const DE_MINIMIS = DEMINIMIS_ARTEN.map(dokument)

const DOKUMENTE = [...new Set([...dokumentArten('AnkNabo'), ...dokumentArten('ZUKLB')])]
  .filter((art) => !istDeMinimisArt(art))
  // Whatever else is said of documents is said there.
  .map((art) => ({ ...dokument(art), bereich: 'dokumente' }) as const)

/** The user's own name stands there from the start; somebody else's is as good. */
const ansprechperson = <N extends keyof NutzerBezug>(
  name: N,
  frage: string,
  etikett: string,
  art = text(100),
) =>
  ({
    pfad: `ansprechpartner.${name}`,
    frage,
    etikett,
    art,
    bereich: 'ansprechpartner',
    freiwillig: true,
    beginntNicht: true,
    uebernahme: { art: 'eigens' },
  }) as const satisfies Zeile<AntragDaten>

const NUR_EINMAL = {
  art: 'auslassen',
  weil: 'Angaben zur Unterschrift: Sie gelten nur für einen Antrag.',
} as const

const ZEICHNUNG = [
  {
    pfad: 'alleineZeichnungsberechtigt',
    frage: 'Dürfen Sie für das Unternehmen allein unterschreiben?',
    hinweis: 'Bei einer GbR unterschreiben meist alle gemeinsam, wenn der Vertrag nichts anderes sagt.',
    art: jaNein(),
    fehlt: 'Geben Sie an, ob Sie allein unterschreiben dürfen.',
    uebernahme: NUR_EINMAL,
  },
  {
    pfad: 'zeichnungsberechtigter',
    frage: 'Wer unterschreibt mit?',
    hinweis:
      'Sie bitten diese Person in der Zusammenfassung um die Unterschrift. Sie liest den Antrag im Portal und unterschreibt dort.',
    art: person(),
    // A copy of a draft in which nobody was chosen yet has nothing at the path itself.
    feld: 'zweitePerson',
    gefragt: ({ formular }) => formular.alleineZeichnungsberechtigt === false,
    // Who signs alone names nobody.
    setzen: (formular: AntragFormular, zweite: NutzerBezug | null) => ({
      ...formular,
      zeichnungsberechtigter: formular.alleineZeichnungsberechtigt === false ? zweite : null,
    }),
    uebernahme: { art: 'auslassen' },
  },
  ansprechperson('vorname', 'Vorname der Ansprechperson', 'Vorname'),
  ansprechperson('nachname', 'Nachname der Ansprechperson', 'Nachname'),
  ansprechperson(
    'email',
    'E-Mail-Adresse der Ansprechperson',
    'E-Mail-Adresse',
    text(254, { eingabe: 'email' }),
  ),
  {
    ...ansprechperson('telefon', 'Telefon der Ansprechperson', 'Telefon', text(50, { eingabe: 'tel' })),
    breite: 'mittel',
  },
] as const satisfies readonly Zeile<AntragDaten>[]

/** Every answer of the application, once, in the order in which it is asked. One more answer is one more row. */
export const TAFEL = {
  unternehmen: UNTERNEHMEN,
  antragsteller: ANTRAGSTELLER,
  groesse: GROESSE,
  deMinimis: DE_MINIMIS,
  foerdergegenstaende: FOERDERGEGENSTAENDE,
  moorflaechen: MOORFLAECHEN,
  finanzierung: FINANZIERUNG,
  dokumente: DOKUMENTE,
  zeichnung: ZEICHNUNG,
} as const satisfies Tafel<AntragDaten>

/** The row of an answer; a path that no row has is a mistake of ours. */
export const zeileZu = (pfad: string): Zeile<AntragDaten> => {
  const zeile = alleZeilen(TAFEL).find((eine) => eine.pfad === pfad)
  if (zeile === undefined) throw new Error(`no row asks for ${pfad}`)
  return zeile
}

/** The pages that ask something. */
export type Seitenname = keyof typeof TAFEL

/** What stands in the fields of a page. */
export type Seitenwerte<S extends Seitenname> = Feldwerte<(typeof TAFEL)[S]>

/** The rows of a page; none for one that asks nothing. */
export const zeilenAuf = (seite: string): readonly Zeile<AntragDaten>[] =>
  Object.hasOwn(TAFEL, seite) ? TAFEL[seite as Seitenname] : [] // looked up just before
