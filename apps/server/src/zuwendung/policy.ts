import { hindernis, type Aktion } from '@foerderportal/contract/zuwendung/lifecycle'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/problems'
import { istBetretbar } from '@foerderportal/contract/zuwendung/zeitraum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Akteur } from '@foerderportal/contract/shared/lebenslauf'
import { alsZeitpunkt } from '@foerderportal/contract/shared/datum'
import { istBeendet, istOffen } from '@foerderportal/contract/shared/zeitraum'
import { absagen, type Refusal } from '../platform/http/refusal.ts'
import type { AntragRow } from './repository.ts'
import { zeitraumVon } from './zeitraum.ts'

/** Only members reach an application; signing authority is what distinguishes them. */
const akteur = (antrag: Pick<AntragRow, 'zeichnungsberechtigung'>): Akteur =>
  antrag.zeichnungsberechtigung ? 'ZEICHNUNGSBERECHTIGT' : 'MITGLIED'

export const nichtMoeglich = (grund: string): Refusal => absagen(ZUWENDUNG.nichtMoeglich, grund)

/** A foreign application is answered like an unknown one (S1-02). */
export const gefunden = <T>(antrag: T | undefined): T => {
  if (antrag === undefined) throw absagen(ZUWENDUNG.antragFehlt)
  return antrag
}

/** 412 with the reason unless the life cycle allows it. */
export const erlauben = (aktion: Aktion, antrag: AntragRow): void => {
  const grund = hindernis(aktion, antrag.status, akteur(antrag))
  if (grund !== null) throw nichtMoeglich(grund)
}

/** Whether a save that arrives now would be taken from a member with write permission: travels with every answer. */
export const istAenderbar = (
  antrag: Pick<AntragRow, 'status' | 'zeichnungsberechtigung' | 'von' | 'bis'>,
  jetzt: Date,
): boolean =>
  hindernis('bearbeiten', antrag.status, akteur(antrag)) === null && istOffen(zeitraumVon(antrag), jetzt)

/** A write that builds on an older version is refused; without If-Match the last one wins (S11-05). */
export const versionPruefen = (antrag: AntragRow, ifMatch: number | undefined): void => {
  if (ifMatch !== undefined && ifMatch !== antrag.version)
    throw absagen(
      ALLGEMEIN.konkurrierend,
      `Der Antrag wurde am ${alsZeitpunkt(antrag.geaendert_am.toISOString())} Uhr geändert.`,
    )
}

/** 412 with the reason unless the period was open at the moment of arrival: to start, change and submit (S4-01, S4-07). */
export const zeitraumPruefen = (offen: Pick<AntragRow, 'von' | 'bis'>, eingang: Date): void => {
  const zeitraum = zeitraumVon(offen)
  if (zeitraum !== null && !istBetretbar(zeitraum, eingang))
    throw nichtMoeglich(`Der Antragszeitraum beginnt am ${alsZeitpunkt(zeitraum.von)} Uhr.`)
  if (zeitraum !== null && istBeendet(zeitraum, eingang))
    throw nichtMoeglich(`Der Antragszeitraum ist seit ${alsZeitpunkt(zeitraum.bis)} Uhr beendet.`)
}
