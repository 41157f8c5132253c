import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { verzichtFehler, verzichtSummeCent } from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'
import { erklaerenHindernis } from '@foerderportal/contract/zuwendung/antrag/verzicht/lage'
import type {
  VerzichtAnsicht,
  VerzichtEingabe,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { antragSperren, type AntragRow } from '../kern/repository.ts'
import { bewilligungSperren } from './bewilligtes.ts'
import { verzichtEinfuegen, verzichtSperren, type VerzichtRow, type Verzichtsposten } from './verzichte.ts'
import { verzichtsfallAnsehen, verzichtsfallLaden, type Verzichtsfall } from './verzichtLesen.ts'
import { verzichtMelden } from './verzichtMelden.ts'
import { gegenstandAnsicht } from './verzichtView.ts'

export type Erklaeren = {
  readonly sub: string
  readonly guid: string
  readonly eingabe: VerzichtEingabe
  /** When the request had arrived. */
  readonly eingang: Date
}

/** 412 with the reason unless this person may, 400 at the amounts; answers what is waived of which item. */
const postenPruefen = (
  { lage, bewilligtes }: Verzichtsfall,
  { betraege }: VerzichtEingabe,
): Verzichtsposten[] => {
  const grund = erklaerenHindernis(lage)
  if (grund !== null) throw nichtMoeglich(grund.text, grund.pfad)
  const fehler = verzichtFehler(bewilligtes.map(gegenstandAnsicht), betraege)
  if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
  return betraege.map(({ gegenstand, verzicht }) => ({
    gegenstand,
    verzichtCent: inCent(verzicht),
    bewilligtCent: bewilligtes.find(({ guid }) => guid === gegenstand)?.bewilligtCent ?? 0,
  }))
}

/** The same declaration once more: its answer was lost on its way. */
const istWiederholung = (row: VerzichtRow, { betraege, begruendung }: VerzichtEingabe): boolean =>
  row.begruendung === begruendung &&
  row.betraege.length === betraege.length &&
  row.betraege.every(({ gegenstand, verzichtCent }) =>
    betraege.some((b) => b.gegenstand === gegenstand && inCent(b.verzicht) === verzichtCent),
  )

/** Whether it was declared by an earlier call. A guid that stands for something else is none of this case. */
const istErklaert = async (tx: Tx, antrag: AntragRow, eingabe: VerzichtEingabe): Promise<boolean> => {
  const bisher = await verzichtSperren(tx, eingabe.verzichtGuid)
  if (bisher === undefined) return false
  gefunden(bisher.geschaeft_guid === antrag.geschaeft_guid ? bisher : undefined)
  if (!istWiederholung(bisher, eingabe))
    throw nichtMoeglich('Unter dieser Kennung ist schon etwas anderes erklärt.')
  return true
}

const erklaeren = async (
  services: Services,
  tx: Tx,
  antrag: AntragRow,
  { sub, eingabe, eingang }: Erklaeren,
): Promise<void> => {
  const fall = await verzichtsfallLaden(tx, antrag, { sub, jetzt: eingang })
  const betraege = postenPruefen(fall, eingabe)
  const { geschaeft_guid, unternehmen_guid } = antrag
  const { verzichtGuid: guid, begruendung } = eingabe
  const zu_zweit = fall.lage.zuZweit
  const handlung = zu_zweit ? 'verzichtUnterschreiben' : 'verzichtErklaeren'
  const wann = { erklaert_von: sub, erklaert_am: eingang, zu_zweit }
  await verzichtEinfuegen(tx, { guid, geschaeft_guid, unternehmen_guid, betraege, begruendung, ...wann })
  await protokollieren(tx, {
    unternehmenGuid: unternehmen_guid,
    sub,
    handlung,
    objektGuid: antrag.guid,
    angaben: { verzicht: guid, cent: verzichtSummeCent(eingabe.betraege) },
  })
  await verzichtMelden(services, tx, antrag, {
    guid,
    anlass: zu_zweit ? 'unterschrieben' : 'erklaert',
    am: eingang,
  })
}

/**
 * Declares that the company waives what was approved, wholly or in part (S9-04): once at a time, under the lock of the
 * application. Where two sign for it, this is the first signature: nothing is declared before the second. A guid that stands for a waiver of this case already is a repeat, and answers the same.
 */
export const verzichtErklaeren = (services: Services, e: Erklaeren): Promise<VerzichtAnsicht> =>
  services.db.transaction().execute(async (tx) => {
    const antrag = gefunden(await antragSperren(tx, e.guid, e.sub))
    await bewilligungSperren(tx, antrag.geschaeft_guid)
    if (!(await istErklaert(tx, antrag, e.eingabe))) await erklaeren(services, tx, antrag, e)
    return verzichtsfallAnsehen(tx, await verzichtsfallLaden(tx, antrag, { sub: e.sub, jetzt: e.eingang }))
  })
