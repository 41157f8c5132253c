import { massgeblicheKlasse } from '@foerderportal/contract/zuwendung/kern/groesse/groesse'
import { foerderQuoten, type ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import type { Nachforderung } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import type { Eingang } from '@foerderportal/contract/formular/eingang'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { Vorhabenbeginn } from '@foerderportal/contract/zuwendung/kern/vorhabenbeginn'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { fragebogenUrl, fragebogenVon } from './antragFragebogen.ts'
import { hindernisFuer } from './policy.ts'
import type { AntragRow } from './repository.ts'
import { zeitraumVon } from './zeitraum.ts'

type Quoten = Readonly<Record<string, number>>
const gerechnete = new WeakMap<ProgrammDaten, Map<string, Quoten>>()

/**
 * Rates for the applicant that the form describes. A programme knows a handful of kinds and sizes of applicants, and a
 * save asks twice: they are worked out once for each.
 */
export const quotenFuer = (formular: AntragFormular, programm: ProgrammDaten): Quoten => {
  const { produktgruppenDaten: daten } = formular
  const antragsteller = { art: daten.antragstellerArt ?? null, groesse: massgeblicheKlasse(daten) }
  const bekannte = gerechnete.get(programm) ?? new Map<string, Quoten>()
  gerechnete.set(programm, bekannte)
  const wer = `${antragsteller.art} ${antragsteller.groesse}`
  const quoten = bekannte.get(wer) ?? foerderQuoten(programm, antragsteller)
  bekannte.set(wer, quoten)
  return quoten
}

/** What the earliest day of a purchase follows from (S4-09). */
export const vorhabenbeginnVon = (
  antrag: Pick<AntragRow, 'vorhabenbeginn_ab'>,
  { entscheidung }: ProgrammDaten,
): Vorhabenbeginn => ({
  bearbeitungstage: entscheidung.tage,
  vorzeitigErlaubt: entscheidung.vorherKaufen,
  zustimmungAb: antrag.vorhabenbeginn_ab,
})

/** What every call of an application answers; the version travels as ETag. */
export type Antwort = { readonly body: AntragAntwort; readonly version: number }

type Umstaende = {
  readonly aenderbar: boolean
  readonly eingang: Eingang | null
  readonly mitzeichnung?: Mitzeichnung | null
  readonly nachforderung?: Nachforderung | null
  readonly deMinimis?: AntragAntwort['deMinimis']
}

/** The form response: what was stored and what this user may do with it. */
export const antragAnsicht = (
  antrag: AntragRow,
  programm: ProgrammDaten,
  { aenderbar, eingang, mitzeichnung = null, nachforderung = null, deMinimis }: Umstaende,
): AntragAntwort => ({
  aenderbar,
  rueckzugGesperrtWeil: hindernisFuer('zurueckziehen', antrag)?.text ?? null,
  foerderQuoten: quotenFuer(antrag.formular, programm),
  fragebogenUrl: fragebogenUrl(antrag, programm),
  programmMitFragebogen: programm.fragebogen !== null,
  fragebogen: fragebogenVon(antrag, programm),
  moeglicheAntragstellerArten: programm.antragstellerArten,
  moeglicheRechtsformen: programm.rechtsformen,
  formular: antrag.formular,
  geNr: antrag.ge_nr,
  geschaeftStatus: antrag.status,
  unternehmenGuid: antrag.unternehmen_guid,
  erlaubteKategorien: antrag.kategorien,
  obergrenzen: programm.obergrenzen,
  vorhabenbeginn: vorhabenbeginnVon(antrag, programm),
  unterlagen: programm.unterlagen,
  erfassungsZeitraum: zeitraumVon(antrag),
  gespeichertAm: antrag.geaendert_am.toISOString(),
  eingang,
  mitzeichnung,
  nachforderung,
  vorlage: antrag.vorlage,
  ...(deMinimis && { deMinimis }),
})
