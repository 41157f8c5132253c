import { RECHTSFORMEN, type AntragstellerArt, type Rechtsform } from '../../../unternehmen/werte/enums.ts'
import { REGISTER_REGEL } from '../../../unternehmen/werte/registerRegel.ts'
import type {
  DOKUMENTE_ANKNABO,
  DOKUMENTE_ZUKLB,
  DokumentArt,
} from '../../kern/antragsformular/dokumentArten.ts'
import { KATEGORIE_MOOR, MINDESTMOOR_HA } from '../../kern/antragsformular/moorflaeche.ts'
import type { Bedingung } from '../../kern/antragsformular/unterlagenSchema.ts'

type Regel = {
  /** For whom it is demanded; without it anybody may add it and nobody has to. */
  readonly wann?: readonly Bedingung[]
  /** Why he is asked for it, or when it is worth adding. */
  readonly grund: string
  /** What it has to show. */
  readonly zeigt: string
  /** The oldest that is taken, in months; without it the age does not matter. */
  readonly hoechstalterMonate?: number
}
export type TabellenZeile = Regel & { readonly art: DokumentArt }

const PERSONENGESELLSCHAFTEN: Rechtsform[] = [
  'GESELLSCHAFT_BUERGERLICHEN_RECHTS',
  'HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT',
  'KOMMANDITGESELLSCHAFT',
  'OFFENE_HANDELSGESELLSCHAFT',
  'UNTERNEHMENSGEMEINSCHAFT',
]
/** Whose constitution is a statute: corporations, and bodies under public law. */
const MIT_SATZUNG: Rechtsform[] = [
  'AKTIENGESELLSCHAFT',
  'ANSTALT_DES_OEFFENTLICHEN_RECHTS',
  'EINGETRAGENE_GENOSSENSCHAFT',
  'EINGETRAGENER_VEREIN',
  'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG',
  'KOERPERSCHAFT_DES_OEFFENTLICHEN_RECHTS',
]
const IM_REGISTER = RECHTSFORMEN.filter((form) => REGISTER_REGEL[form].eintrag === 'erforderlich')
const LANDWIRTSCHAFT: AntragstellerArt[] = ['PRIMAERPRODUZENT', 'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN']
const GEWERBE: AntragstellerArt[] = ['LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN', 'GEWERBLICHER_MASCHINENRING']
/** Technique for wet and rewetted moor soils (S4-04). */
const MOOR: Bedingung[] = [{ kategorien: [KATEGORIE_MOOR] }]
const ALLE: Bedingung[] = [{}]

const VOLLMACHT: Regel = {
  grund: 'Nötig, wenn jemand den Antrag für Sie stellt, zum Beispiel eine Beratung.',
  zeigt: 'Wer wen wozu bevollmächtigt, mit den Unterschriften aller Vertretungsberechtigten.',
}

/** One rule for each kind of a programme, in the order of the screen. */
const zeilen = <K extends DokumentArt>(regeln: Readonly<Record<K, Regel>>): readonly TabellenZeile[] =>
  (Object.entries(regeln) as [K, Regel][]).map(([art, regel]) => ({ art, ...regel })) // its own keys

/**
 * Which document is due when (S4-06), in the order of the screen. Browser and server read this one table; a version of
 * the programme may set other conditions for a kind, never other words.
 */
export const DOKUMENT_TABELLE: Readonly<Record<'AnkNabo' | 'ZUKLB', readonly TabellenZeile[]>> = {
  AnkNabo: zeilen<keyof typeof DOKUMENTE_ANKNABO>({
    selbsterklaerungVergaberechtlicheVorgaben: {
      wann: ALLE,
      grund: 'Alle geben sie ab. Einen Vordruck gibt es nicht: Ein Schreiben in eigenen Worten genügt.',
      zeigt: 'Ob Sie als öffentlicher Auftraggeber ausschreiben müssen, mit Datum und Unterschrift.',
    },
    beitragsBescheideSvlfg: {
      wann: [{ antragstellerArten: LANDWIRTSCHAFT }],
      grund:
        'Die Bescheide der Sozialversicherung für Landwirtschaft, Forsten und Gartenbau belegen Ihren Betrieb.',
      zeigt: 'Name des Betriebs und bewirtschaftete Flächen, alle Seiten.',
      hoechstalterMonate: 15,
    },
    gewerbeanmeldung: {
      wann: [{ antragstellerArten: GEWERBE }],
      grund: 'Sie führen ein Gewerbe.',
      zeigt: 'Name, Sitz und Gegenstand Ihres Gewerbes, mit dem Vermerk der Behörde.',
    },
    nachweisAnerkannteNaturschutzvereinigung: {
      wann: [{ antragstellerArten: ['ANERKANNTE_NATURSCHUTZVEREINIGUNG'] }],
      grund: 'Sie beantragen als anerkannte Naturschutzvereinigung.',
      zeigt: 'Der Bescheid von Bund oder Land über die Anerkennung.',
    },
    gesellschaftsvertrag: {
      wann: [{ rechtsformen: PERSONENGESELLSCHAFTEN }],
      grund: 'Er gehört zu Ihrer Rechtsform.',
      zeigt: 'Wer beteiligt ist und wer das Unternehmen vertritt, in der geltenden Fassung.',
    },
    gesellschaftsvertragSatzung: {
      wann: [{ rechtsformen: MIT_SATZUNG }],
      grund: 'Er gehört zu Ihrer Rechtsform.',
      zeigt: 'Zweck und Vertretung, in der geltenden Fassung.',
    },
    registerauszug: {
      wann: [{ rechtsformen: IM_REGISTER }],
      grund: 'Ihr Unternehmen ist in einem Register eingetragen.',
      zeigt: 'Name, Sitz und wer das Unternehmen vertritt.',
      hoechstalterMonate: 6,
    },
    nachweisMoorflaechen: {
      wann: MOOR,
      grund: 'Sie beantragen Technik für Moorböden.',
      zeigt: `Dass Sie mindestens ${MINDESTMOOR_HA} ha nasse oder wiedervernässte Moorböden bewirtschaften, je Fläche.`,
      hoechstalterMonate: 15,
    },
    amtlicherNachweisMoorflaechen: {
      wann: MOOR,
      grund: 'Sie beantragen Technik für Moorböden.',
      zeigt: 'Die Bestätigung der Behörde, dass diese Flächen Moorböden sind.',
    },
    vollmachtBevollmaechtigter: VOLLMACHT,
    sonstige: {
      grund: 'Was die Prüfung leichter macht, zum Beispiel ein Lageplan.',
      zeigt: 'Was Sie uns noch zeigen möchten.',
    },
  }),
  ZUKLB: zeilen<keyof typeof DOKUMENTE_ZUKLB>({
    beitragbescheidSvlfg: {
      wann: ALLE,
      grund: 'Er belegt Ihren landwirtschaftlichen Betrieb.',
      zeigt: 'Name des Betriebs und bewirtschaftete Flächen, alle Seiten.',
      hoechstalterMonate: 15,
    },
    deMinimisBeihilfeErklaerung: {
      wann: ALLE,
      grund: 'Der Zuschuss ist eine De-minimis-Beihilfe.',
      zeigt: 'Alle De-minimis-Beihilfen, die noch zählen, auch die verbundener Betriebe.',
    },
    auflistungVerbundenerBetriebe: {
      grund: 'Nötig, wenn Ihr Betrieb mit anderen verbunden ist.',
      zeigt: 'Name und Sitz jedes verbundenen Betriebs und die Art der Verbindung.',
    },
    vollmachtBevollmaechtigter: VOLLMACHT,
  }),
}
