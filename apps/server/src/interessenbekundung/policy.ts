import type { Zeitraum } from '@foerderportal/contract/shared/zeit/zeitraumSchema'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import {
  bekundungHindernis,
  type BekundungAktion,
  type BekundungStand,
} from '@foerderportal/contract/interessenbekundung/bekundungStaende'
import {
  bekundungStatus,
  istErfassung,
  type BekundungStatus,
} from '@foerderportal/contract/interessenbekundung/bekundungStatus'
import { BEKUNDUNG } from '@foerderportal/contract/interessenbekundung/problems'
import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { absagen, type Refusal } from '../platform/http/refusal.ts'
import type { BekundungRow } from './bekundungen.ts'
import type { RundeRow } from './repository.ts'

/** Rounds are for farms and firms that work for them; banks and start-ups apply for nothing in them. */
export const darfBekunden = (typ: UnternehmenArt): boolean => typ === 'LandwirtschaftlichesUnternehmen'

export const gefunden = <T>(runde: T | undefined): T => {
  if (runde === undefined) throw absagen(BEKUNDUNG.bekundungFehlt)
  return runde
}

/** 412 with the reason; `pfad` says where it is mended, in the form or elsewhere (ABSAGE_ORTE). */
export const nichtMoeglich = (grund: string, pfad?: string): Refusal =>
  absagen(BEKUNDUNG.nichtMoeglich, grund, pfad === undefined ? undefined : [{ pfad, text: grund }])

/** The period of a round as the contract writes it. */
export const zeitraumVon = ({ von, bis }: { readonly von: Date; readonly bis: Date }): Zeitraum => ({
  von: von.toISOString(),
  bis: bis.toISOString(),
})

type Zeit = Pick<RundeRow, 'von' | 'bis' | 'gereiht' | 'eingefroren' | 'annulliert'>

/**
 * Status of a round at a moment. Once its list is frozen nothing is taken any more, however early it arrived (S3-05); an
 * annulled round is over for everybody (3.1).
 */
export const statusAm = (
  { von, bis, gereiht, eingefroren, annulliert }: Zeit,
  wann: Date,
): BekundungStatus => {
  if (annulliert) return 'INAKTIV'
  const status = bekundungStatus(
    { erfassungsZeitraum: zeitraumVon({ von, bis }), reihungFreigegeben: gereiht },
    wann,
  )
  return eingefroren && istErfassung(status) ? 'VOR_REIHUNG' : status
}

/** Where a declaration stands: the latest of what was done with it. */
export const standVon = (
  b: Pick<BekundungRow, 'zurueckgezogen_am' | 'entfallen_am' | 'eingereicht_version'>,
): BekundungStand => {
  if (b.zurueckgezogen_am !== null) return 'ZURUECKGEZOGEN'
  if (b.entfallen_am !== null) return 'ENTFALLEN'
  return b.eingereicht_version === null ? 'ENTWURF' : 'EINGEREICHT'
}

export type Lage = Zeit &
  Pick<RundeRow, 'ersetzt_durch'> & {
    readonly unternehmen_typ: UnternehmenArt
    readonly zeichnungsberechtigung: boolean
    /** null: there is none yet. */
    readonly stand: BekundungStand | null
  }

/** What stands in the way, in the order in which somebody would ask; the place where it is mended beside it. */
export const hindernisFuer = (
  aktion: BekundungAktion,
  lage: Lage,
  wann: Date,
): { readonly grund: string; readonly pfad?: string } | null => {
  if (!darfBekunden(lage.unternehmen_typ))
    return { grund: 'In dieser Runde bekunden landwirtschaftliche Unternehmen ihr Interesse.' }
  if (lage.ersetzt_durch !== null)
    return {
      grund: `Diese Runde gilt nicht mehr: An ihre Stelle ist „${lage.ersetzt_durch}“ getreten.`,
      pfad: ABSAGE_ORTE.zeitraum,
    }
  const runde = statusAm(lage, wann)
  const frage = (wer: 'MITGLIED' | 'ZEICHNUNGSBERECHTIGT') =>
    bekundungHindernis(aktion, { stand: lage.stand, runde, wer })
  const grund = frage(lage.zeichnungsberechtigung ? 'ZEICHNUNGSBERECHTIGT' : 'MITGLIED')
  if (grund === null) return null
  if (!istErfassung(runde)) return { grund, pfad: ABSAGE_ORTE.zeitraum }
  // Who is entitled to sign could do it: then it is the person that stands in the way.
  return frage('ZEICHNUNGSBERECHTIGT') === null ? { grund, pfad: ABSAGE_ORTE.zeichnung } : { grund }
}

/** 412 with the reason unless the table allows it at the moment of arrival. */
export const erlauben = (aktion: BekundungAktion, lage: Lage, eingang: Date): void => {
  const hindernis = hindernisFuer(aktion, lage, eingang)
  if (hindernis !== null) throw nichtMoeglich(hindernis.grund, hindernis.pfad)
}

/** The lage of a declaration that exists. */
export const lageVon = (b: BekundungRow): Lage => ({ ...b, stand: standVon(b) })
