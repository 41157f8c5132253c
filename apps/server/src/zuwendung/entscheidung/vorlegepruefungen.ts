import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { gesperrtWeil } from '@foerderportal/contract/shared/pruefstand'
import { alleDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { aktiveBausteine } from '@foerderportal/contract/zuwendung/bank/entscheidung/aktiveBausteine'
import { ARTEN, istNachtrag, type Grundlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { jahresfristHindernis } from '@foerderportal/contract/zuwendung/bank/entscheidung/jahresfrist'
import { nachtragHindernis } from '@foerderportal/contract/zuwendung/bank/entscheidung/nachtrag'
import { inhaltAbweichungen } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { antragStaendeBei } from '@foerderportal/contract/zuwendung/kern/staende'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import { versprechenHindernis } from './bescheid/anlagen.ts'
import { anschriftVon, istAdressiert, OHNE_ANSCHRIFT } from './bescheid/bescheidkopf.ts'
import type { EntscheidungRow } from './entscheidungen.ts'
import type { Entscheidungsfall } from './entscheidungsfall.ts'
import { nachtragslage } from './entwurfsstand.ts'
import { budgetHindernis } from './rundenbudget.ts'
import type { Verzichte } from './verzichte.ts'

/**
 * What has to be settled before a decision is presented, as sentences. Rooms that know of such things (checks, hearings)
 * are handed in: routes.ts of the slice lists them.
 */
export type Vorlegepruefung = (db: Database | Tx, lage: Vorlegelage) => Promise<readonly string[]>

/** A case with what is to be decided of it, at a moment. */
export type Vorlegelage = {
  readonly fall: Entscheidungsfall
  readonly inhalt: EntscheidungInhalt
  readonly jetzt: Date
  /** When the act after the approval began: what was heard before was heard of something else. Null for an application. */
  readonly begonnenAm: Date | null
}

/** What a decision is judged by, as it is prepared. */
export const vorlegelage = (
  {
    fall,
    row,
    jetzt,
  }: { readonly fall: Entscheidungsfall; readonly row: EntscheidungRow | undefined; readonly jetzt: Date },
  inhalt: EntscheidungInhalt,
): Vorlegelage => ({
  fall,
  inhalt,
  jetzt,
  begonnenAm: ARTEN[inhalt.art].grundlage === 'ANTRAG' ? null : (row?.angelegt_am ?? jetzt),
})

/** S4-10: only an application that is being checked is decided, and only what is approved is changed. */
const stand: Vorlegepruefung = async (_, { fall: { antrag }, inhalt: { art } }) => {
  const grund = antragStaendeBei(antrag.nachforderung !== null).hindernis(ARTEN[art].aktion, antrag.status, [
    'BANK',
  ])
  return grund === null ? [] : [grund.text]
}

/** S5-02: what was locked since it was sent proves nothing. */
const dateien: Vorlegepruefung = async (db, { fall: { formular } }) => {
  const guids = [...new Set(alleDateien(formular).map(({ uuid }) => uuid))]
  return (await dateienLesen(db, guids)).flatMap(({ dateiname, scanStatus }) => {
    if (scanStatus === 'wird geprüft') return [`Die Datei „${dateiname}“ wird noch auf Viren geprüft.`]
    const grund = gesperrtWeil(scanStatus)
    return grund === undefined ? [] : [`Die Datei „${dateiname}“ ist gesperrt. ${grund}`]
  })
}

const OHNE_ADRESSAT: Record<Grundlage, string> = {
  ANTRAG: 'Im Antrag fehlt die Anschrift des Unternehmens.',
  BEWILLIGUNG: OHNE_ANSCHRIFT,
}

const adressat: Vorlegepruefung = async (_, { fall: { empfaenger }, inhalt: { art } }) =>
  istAdressiert({ name: empfaenger?.unternehmenName ?? '', anschrift: anschriftVon(empfaenger) })
    ? []
    : [OHNE_ADRESSAT[ARTEN[art].grundlage]]

/** The conditions under which the act could begin hold until its end: the programme's notices may have changed. */
const nachtrag: Vorlegepruefung = async (_, { fall, inhalt: { art } }) => {
  const grund = istNachtrag(art) ? nachtragHindernis(art, nachtragslage(fall, art)) : null
  return grund === null ? [] : [grund]
}

/** VwVfG §§ 48 (4), 49 (3): after a year nothing is taken back any more. */
const jahresfrist: Vorlegepruefung = async (_, { fall: { umstaende }, inhalt, jetzt }) => {
  const grund = jahresfristHindernis(inhalt, umstaende, tagInBerlin(jetzt))
  return grund === null ? [] : [grund]
}

/** A module says that something comes with the notice: then it does. */
const anlagen: Vorlegepruefung = async (_, { fall: { umstaende }, inhalt }) => {
  const grund = versprechenHindernis(aktiveBausteine(inhalt, umstaende).map(({ baustein }) => baustein))
  return grund === null ? [] : [grund]
}

/** A round approves no more than it has: told before the database refuses. */
const rundenbudget: Vorlegepruefung = async (db, { fall: { antrag }, inhalt: { betraege } }) => {
  const cent = betraege.reduce((summe, { bewilligt }) => summe + inCent(bewilligt), 0)
  const grund = await budgetHindernis(db, antrag.geschaeft_guid, cent)
  return grund === null ? [] : [grund]
}

type JeGrundlage = Readonly<Record<Grundlage, readonly Vorlegepruefung[]>>
const EIGENE: JeGrundlage = {
  ANTRAG: [stand, dateien, adressat, anlagen, rundenbudget],
  BEWILLIGUNG: [nachtrag, jahresfrist, adressat, anlagen],
}

/** Everything that stands in the way of presenting beside the content of the draft. */
export const hindernisseZumVorlegen = async (
  db: Database | Tx,
  lage: Vorlegelage,
  row: EntscheidungRow | undefined,
  { vorlegepruefungen }: Beitraege,
): Promise<readonly string[]> => {
  const korrigiert =
    row !== undefined && row.eingangsnummer !== lage.fall.einreichung.eingangsnummer
      ? [
          'Der Antrag wurde korrigiert, seit der Entwurf entstand. Sehen Sie die Änderungen an, und speichern Sie ihn neu.',
        ]
      : []
  const gefragt: string[][] = []
  // One after the other: they share the connection of a transaction.
  const { grundlage } = ARTEN[lage.inhalt.art]
  for (const pruefung of [...EIGENE[grundlage], ...vorlegepruefungen[grundlage]])
    gefragt.push([...(await pruefung(db, lage))])
  return [...korrigiert, ...gefragt.flat()]
}

/** What other rooms contribute to a decision; routes.ts of the slice lists them. */
export type Beitraege = {
  readonly vorlegepruefungen: JeGrundlage
  /** What they found, for who releases. */
  readonly befunde: JeGrundlage
  readonly verzichte?: Verzichte
  /** What has to stand still, and what this person has to be free for, while a decision is presented or released. */
  readonly sperren?: readonly ((tx: Tx, lage: Vorlegelage) => Promise<void>)[]
}

const desAntrags = ({ formular, einreichung }: Entscheidungsfall): string[] => [
  ...(formular.produktgruppenDaten.groessenErklaerung ? ['Größe weicht ab, erklärt'] : []),
  ...(einreichung.erstmals_am < einreichung.eingegangen_am ? ['Antrag wurde korrigiert'] : []),
]

/** Which presentation it is: the one that lies there, or the next. */
const vorlageNr = (row: EntscheidungRow | undefined): number =>
  row === undefined ? 1 : row.status === 'VORGELEGT' ? row.vorlagen : row.vorlagen + 1

const eigeneAbweichungen = (
  { fall, inhalt: { art } }: Vorlegelage,
  row: EntscheidungRow | undefined,
): string[] => [
  ...(ARTEN[art].grundlage === 'ANTRAG' ? desAntrags(fall) : []),
  ...(vorlageNr(row) > 1 ? [`${vorlageNr(row)}. Vorlage nach Rückgabe`] : []),
]

/** All that a releaser should know: how the content differs, what is particular of the case, what the check found. */
export const abweichungenVon = async (
  db: Database | Tx,
  lage: Vorlegelage,
  row: EntscheidungRow | undefined,
  { befunde }: Beitraege,
): Promise<string[]> => {
  const gefunden: string[][] = []
  for (const befund of befunde[ARTEN[lage.inhalt.art].grundlage]) gefunden.push([...(await befund(db, lage))])
  return [
    ...inhaltAbweichungen(lage.inhalt, lage.fall.umstaende),
    ...eigeneAbweichungen(lage, row),
    ...gefunden.flat(),
  ]
}
