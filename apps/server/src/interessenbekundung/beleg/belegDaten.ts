import { angabenZu } from '@foerderportal/contract/formular/angaben/angaben'
import type { BekundungFormular } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import { bekundungSummen, zuwendungenRechnen } from '@foerderportal/contract/interessenbekundung/betraege'
import type { BekundungVorgaben } from '@foerderportal/contract/interessenbekundung/schema'
import { BEKUNDUNG_TAFEL, type BekundungDaten } from '@foerderportal/contract/interessenbekundung/tafel'
import { bekundungSchritte } from '@foerderportal/contract/interessenbekundung/weiter'
import { alsZeilen } from '@foerderportal/contract/formular/schritte'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { eingangsblatt, type Eingangsangaben } from '../../platform/einreichung/eingangsbeleg.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import type { BelegRunde } from './belegRunde.ts'

/** What was sent lies inside the receipt under this name. */
export const ANLAGE = 'interessenbekundung.json'

export type BelegQuelle = {
  readonly einreichung: Pick<EinreichungRow, 'eingangsnummer' | 'eingegangen_am' | 'sha256'>
  readonly formular: BekundungFormular
  readonly runde: BelegRunde
  readonly vorgaben: BekundungVorgaben
  readonly bank: Eingangsangaben['bank']
  /** Name of who sent it. */
  readonly person: string
}

/** What the receipt and the mail say besides the answers. */
export const eingangsangaben = (q: BelegQuelle): Eingangsangaben => {
  const { einreichung: e, runde } = q
  return {
    bank: q.bank,
    eingangsnummer: e.eingangsnummer,
    kopf: [
      ['Runde', runde.bezeichnung],
      ['Eingangsnummer', e.eingangsnummer],
      ['Eingegangen am', `${alsZeitpunkt(e.eingegangen_am.toISOString())} Uhr`],
      ['Unternehmen', q.formular.unternehmen?.unternehmenName ?? ''],
      ['Eingereicht von', q.person],
    ],
    summe: [
      'Erhoffter Zuschuss',
      alsEuro(bekundungSummen(zuwendungenRechnen(q.formular.investitionen, q.vorgaben)).zuwendungCent),
    ],
    weiter: alsZeilen(
      bekundungSchritte({
        bis: runde.bis.toISOString(),
        ziehungAm: runde.ziehung_am?.toISOString() ?? null,
        einladungTage: runde.einladung_tage,
      }),
    ),
    fragen: `Haben Sie Fragen? Nennen Sie uns die Nummer ${e.eingangsnummer}.`,
    sha256: e.sha256,
    anlage: ANLAGE,
  }
}

/** What the template shows: each category under its code and name, unnumbered, and the sums. */
export const belegDaten = (q: BelegQuelle) => {
  const investitionen = zuwendungenRechnen(q.formular.investitionen, q.vorgaben)
  const daten: BekundungDaten = { formular: { ...q.formular, investitionen }, kontext: q.vorgaben }
  const gruppen = angabenZu<BekundungDaten>(BEKUNDUNG_TAFEL.vorhaben, daten).map(({ titel, angaben }) => ({
    titel,
    angaben,
  }))
  return eingangsblatt(eingangsangaben(q), [{ titel: 'Ihr Vorhaben', gruppen }])
}
