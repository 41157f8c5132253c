import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { antragStaende, antragStaendeBei, type Aktion } from '@foerderportal/contract/zuwendung/kern/staende'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { istBetretbar } from '@foerderportal/contract/zuwendung/kern/zeitraum'
import type { Akteur } from '@foerderportal/contract/shared/lauf/akteure'
import type { Laufhindernis } from '@foerderportal/contract/shared/lauf/lauf'
import { alsMinute, momentVon } from '@foerderportal/contract/shared/zeit/datum'
import { istBeendet, istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'
import type { OffeneNachforderung } from './nachforderungen.ts'
import type { AntragRow } from './repository.ts'
import { zeitraumVon } from './zeitraum.ts'

/** Only members reach an application; signing authority is what distinguishes them. */
const akteur = (antrag: Pick<AntragRow, 'zeichnungsberechtigung'>): Akteur =>
  antrag.zeichnungsberechtigung ? 'ZEICHNUNGSBERECHTIGT' : 'MITGLIED'

/** 412 with the reason; `pfad` says where it is mended, in the form or elsewhere (ABSAGE_ORTE). */
export const nichtMoeglich = (grund: string, pfad?: string): Refusal =>
  absagen(ZUWENDUNG.nichtMoeglich, grund, pfad === undefined ? undefined : [{ pfad, text: grund }])

/** A foreign application is answered like an unknown one (S1-02). */
export const gefunden = <T>(antrag: T | undefined): T => {
  if (antrag === undefined) throw absagen(ZUWENDUNG.antragFehlt)
  return antrag
}

/** What the life cycle says to this member; null when it lets him do it. */
export const hindernisFuer = (
  aktion: Aktion,
  antrag: Pick<AntragRow, 'status' | 'zeichnungsberechtigung' | 'nachforderung'>,
): Laufhindernis | null =>
  antragStaendeBei(antrag.nachforderung !== null).hindernis(aktion, antrag.status, [akteur(antrag)])

/** 412 with the reason unless the life cycle allows it; who is not entitled to sign is shown who is. */
export const erlauben = (aktion: Aktion, antrag: AntragRow): void => {
  const grund = hindernisFuer(aktion, antrag)
  if (grund !== null)
    throw nichtMoeglich(grund.text, grund.liegtAn === 'PERSON' ? ABSAGE_ORTE.zeichnung : undefined)
}

type Fristen = Pick<AntragRow, 'von' | 'bis' | 'nachforderung'>

const fristAbgelaufen = ({ frist }: OffeneNachforderung, jetzt: Date) => momentVon(frist) <= jetzt

/** A Nachforderung has its own deadline, whatever the round's period says (S4-07). */
const istRechtzeitig = (antrag: Fristen, jetzt: Date): boolean =>
  antrag.nachforderung === null
    ? istOffen(zeitraumVon(antrag), jetzt)
    : !fristAbgelaufen(antrag.nachforderung, jetzt)

/** Whether a save that arrives now would be taken from a member with write permission: travels with every answer. */
export const istAenderbar = (
  antrag: Fristen & Pick<AntragRow, 'status' | 'zeichnungsberechtigung'>,
  jetzt: Date,
): boolean =>
  antragStaende.hindernis('bearbeiten', antrag.status, [akteur(antrag)]) === null &&
  istRechtzeitig(antrag, jetzt)

/** The day by which programme, rates and dates are judged: today, in a correction that of the first submission. */
export const stichtagVon = ({ nachforderung }: Pick<AntragRow, 'nachforderung'>, jetzt: Date): Date =>
  nachforderung === null ? jetzt : momentVon(nachforderung.erstmalsAm)

/** 412 with the reason unless the period was open at the moment of arrival: to start, change and submit (S4-01, S4-07). */
export const zeitraumPruefen = (offen: Pick<AntragRow, 'von' | 'bis'>, eingang: Date): void => {
  const zeitraum = zeitraumVon(offen)
  if (zeitraum !== null && !istBetretbar(zeitraum, eingang))
    throw nichtMoeglich(
      `Der Antragszeitraum beginnt am ${alsMinute(momentVon(zeitraum.von))} Uhr.`,
      ABSAGE_ORTE.zeitraum,
    )
  if (zeitraum !== null && istBeendet(zeitraum, eingang))
    throw nichtMoeglich(
      `Der Antragszeitraum ist seit ${alsMinute(momentVon(zeitraum.bis))} Uhr beendet.`,
      ABSAGE_ORTE.zeitraum,
    )
}

/** The same for an application that exists: in a correction its own deadline counts (S4-07, S4-10). */
export const fristPruefen = (antrag: Fristen, eingang: Date): void => {
  const { nachforderung } = antrag
  if (nachforderung === null) return zeitraumPruefen(antrag, eingang)
  if (fristAbgelaufen(nachforderung, eingang))
    throw nichtMoeglich(
      `Die Frist für Ihre Ergänzungen ist seit ${alsMinute(momentVon(nachforderung.frist))} Uhr abgelaufen. Es gilt, was Sie zuletzt eingereicht haben.`,
      ABSAGE_ORTE.zeitraum,
    )
}
