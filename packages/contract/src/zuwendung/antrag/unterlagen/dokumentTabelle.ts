import { RECHTSFORMEN, type AntragstellerArt, type Rechtsform } from '../../../unternehmen/werte/enums.ts'
import { REGISTER_REGEL } from '../../../unternehmen/werte/registerRegel.ts'
import type { DokumentArt } from '../../kern/antragsformular/dokumentArten.ts'
import { KATEGORIE_MOOR, MINDESTMOOR_HA } from '../../kern/antragsformular/moorflaeche.ts'
import type { Bedingung } from '../../kern/antragsformular/unterlagenSchema.ts'

export type TabellenZeile = {
  readonly art: DokumentArt
  /** For whom it is demanded; without it anybody may add it and nobody has to. */
  readonly wann?: readonly Bedingung[]
  /** Why he is asked for it, or when it is worth adding. */
  readonly grund: string
  /** What it has to show. */
  readonly zeigt: string
  /** The oldest that is taken, in months; without it the age does not matter. */
  readonly hoechstalterMonate?: number
}

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

const VOLLMACHT: TabellenZeile = {
  art: 'vollmachtBevollmaechtigter',
  grund: 'Nötig, wenn jemand den Antrag für Sie stellt, zum Beispiel eine Beratung.',
  zeigt: 'Wer wen wozu bevollmächtigt, mit den Unterschriften aller Vertretungsberechtigten.',
}

/**
 * Which document is due when (S4-06), in the order of the screen. Browser and server read this one table; a version of
 * the programme may set other conditions for a kind, never other words.
 */
export const DOKUMENT_TABELLE: Readonly<Record<'AnkNabo' | 'ZUKLB', readonly TabellenZeile[]>> = {
  AnkNabo: [
    {
      art: 'selbsterklaerungVergaberechtlicheVorgaben',
      wann: ALLE,
      grund: 'Alle geben sie ab. Einen Vordruck gibt es nicht: Ein Schreiben in eigenen Worten genügt.',
      zeigt: 'Ob Sie als öffentlicher Auftraggeber ausschreiben müssen, mit Datum und Unterschrift.',
    },
    {
      art: 'beitragsBescheideSvlfg',
      wann: [{ antragstellerArten: LANDWIRTSCHAFT }],
      grund:
        'Die Bescheide der Sozialversicherung für Landwirtschaft, Forsten und Gartenbau belegen Ihren Betrieb.',
      zeigt: 'Name des Betriebs und bewirtschaftete Flächen, alle Seiten.',
      hoechstalterMonate: 15,
    },
    {
      art: 'gewerbeanmeldung',
      wann: [{ antragstellerArten: GEWERBE }],
      grund: 'Sie führen ein Gewerbe.',
      zeigt: 'Name, Sitz und Gegenstand Ihres Gewerbes, mit dem Vermerk der Behörde.',
    },
    {
      art: 'nachweisAnerkannteNaturschutzvereinigung',
      wann: [{ antragstellerArten: ['ANERKANNTE_NATURSCHUTZVEREINIGUNG'] }],
      grund: 'Sie beantragen als anerkannte Naturschutzvereinigung.',
      zeigt: 'Der Bescheid von Bund oder Land über die Anerkennung.',
    },
    {
      art: 'gesellschaftsvertrag',
      wann: [{ rechtsformen: PERSONENGESELLSCHAFTEN }],
      grund: 'Er gehört zu Ihrer Rechtsform.',
      zeigt: 'Wer beteiligt ist und wer das Unternehmen vertritt, in der geltenden Fassung.',
    },
    {
      art: 'gesellschaftsvertragSatzung',
      wann: [{ rechtsformen: MIT_SATZUNG }],
      grund: 'Er gehört zu Ihrer Rechtsform.',
      zeigt: 'Zweck und Vertretung, in der geltenden Fassung.',
    },
    {
      art: 'registerauszug',
      wann: [{ rechtsformen: IM_REGISTER }],
      grund: 'Ihr Unternehmen ist in einem Register eingetragen.',
      zeigt: 'Name, Sitz und wer das Unternehmen vertritt.',
      hoechstalterMonate: 6,
    },
    {
      art: 'nachweisMoorflaechen',
      wann: MOOR,
      grund: 'Sie beantragen Technik für Moorböden.',
      zeigt: `Dass Sie mindestens ${MINDESTMOOR_HA} ha nasse oder wiedervernässte Moorböden bewirtschaften, je Fläche.`,
      hoechstalterMonate: 15,
    },
    {
      art: 'amtlicherNachweisMoorflaechen',
      wann: MOOR,
      grund: 'Sie beantragen Technik für Moorböden.',
      zeigt: 'Die Bestätigung der Behörde, dass diese Flächen Moorböden sind.',
    },
    VOLLMACHT,
    {
      art: 'sonstige',
      grund: 'Was die Prüfung leichter macht, zum Beispiel ein Lageplan.',
      zeigt: 'Was Sie uns noch zeigen möchten.',
    },
  ],
  ZUKLB: [
    {
      art: 'beitragbescheidSvlfg',
      wann: ALLE,
      grund: 'Er belegt Ihren landwirtschaftlichen Betrieb.',
      zeigt: 'Name des Betriebs und bewirtschaftete Flächen, alle Seiten.',
      hoechstalterMonate: 15,
    },
    {
      art: 'deMinimisBeihilfeErklaerung',
      wann: ALLE,
      grund: 'Der Zuschuss ist eine De-minimis-Beihilfe.',
      zeigt: 'Alle De-minimis-Beihilfen, die noch zählen, auch die verbundener Betriebe.',
    },
    {
      art: 'auflistungVerbundenerBetriebe',
      grund: 'Nötig, wenn Ihr Betrieb mit anderen verbunden ist.',
      zeigt: 'Name und Sitz jedes verbundenen Betriebs und die Art der Verbindung.',
    },
    VOLLMACHT,
  ],
}
