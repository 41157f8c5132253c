import { produktgruppeVon } from '@foerderportal/contract/shared/portal/produktgruppeVon'
import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import { fruehesterTag } from '@foerderportal/contract/auszahlung/rules'
import type {
  AuszahlungAntwort,
  AuszahlungEntscheidung,
  AuszahlungGegenstand,
} from '@foerderportal/contract/auszahlung/schema'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { momentVon, tagInBerlin, tagNach } from '@foerderportal/contract/shared/zeit/datum'
import type { AuszahlungKontext } from '@foerderportal/contract/auszahlung/antrag/daten'
import type { Database, Tx } from '../../platform/database/database.ts'
import { bestaetigung } from '../../platform/einreichung/bestaetigung.ts'
import { letzteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import { auszahlungsbescheidLesen } from '../../zuwendung/public.ts'
import type { Auszahlungsantrag, Posten } from './auszahlungen.ts'
import { istAenderbar } from './policy.ts'
import { zahlungZurueckAnsicht } from './zahlungZurueck.ts'

/** What every call of a request answers; the version travels as ETag. */
export type Antwort = { readonly body: AuszahlungAntwort; readonly version: number }

const gegenstand = (p: Posten, stichtag: string): AuszahlungGegenstand => ({
  bewilligterBetrag: inEuro(p.bewilligtCent),
  restBetrag: inEuro(p.restCent),
  positivListeStichtag: stichtag,
  foerderquote: p.quote,
  foerdergegenstand: { ...p.gegenstand, id: p.guid, nr: p.nr, kategorie: p.kategorie, klasse: p.klasse },
})

const entscheidung = async (
  db: Database | Tx,
  a: Auszahlungsantrag,
): Promise<AuszahlungEntscheidung | null> => {
  if (a.entschieden_am === null) return null
  const bewilligt = a.status === 'BEWILLIGT' ? a.positionen : []
  const bescheid = await auszahlungsbescheidLesen(db, a.guid)
  const offen = bescheid === null || bescheid.gegeben
  return {
    am: a.entschieden_am.toISOString(),
    bewilligterBetrag: inEuro(bewilligt.reduce((summe, p) => summe + (p.bewilligtCent ?? 0), 0)),
    begruendung: offen ? a.begruendung : null,
    positionen: bewilligt.flatMap(({ nachweis, bewilligtCent, grund }) =>
      nachweis === null || !offen ? [] : [{ nachweis, bewilligt: inEuro(bewilligtCent ?? 0), grund }],
    ),
    bescheid: bescheid && { guid: bescheid.guid, nummer: bescheid.nummer, gegeben: bescheid.gegeben },
  }
}

/** The day from which an invoice counts: that of the approval, or the one that the bank has allowed before it. */
const fruehester = (a: Auszahlungsantrag): string =>
  fruehesterTag(tagInBerlin(a.bewilligt_am), a.vorhabenbeginn_ab)

const gegenstaende = (a: Auszahlungsantrag): AuszahlungGegenstand[] =>
  a.posten.map((p) => gegenstand(p, a.positivliste_stichtag))

/** What a request is judged against at a moment. */
export const kontextAm = (a: Auszahlungsantrag, jetzt: Date): AuszahlungKontext => ({
  heute: tagInBerlin(jetzt),
  fruehesterTag: fruehester(a),
  produktGruppe: produktgruppeVon(a.programm),
  gegenstaende: gegenstaende(a),
})

const eingangVon = async (db: Database | Tx, a: Auszahlungsantrag): Promise<AuszahlungAntwort['eingang']> => {
  if (a.status === 'IN_BEARBEITUNG') return null
  const einreichung = await letzteEinreichung(db, a.guid)
  if (einreichung === undefined) return null
  const { beleg_guid: guid } = einreichung
  const [beleg] = guid === null ? [] : await dateienLesen(db, [guid])
  return bestaetigung(einreichung, beleg)
}

/** The day by which the money usually comes, counted from the day on which the request arrived (ADR 0108). */
export const geldBis = (
  { status, auszahlung_tage: tage }: Pick<Auszahlungsantrag, 'status' | 'auszahlung_tage'>,
  eingegangenAm: Date,
): string | null => (status === 'ABGELEHNT' || tage === null ? null : tagNach(eingegangenAm, tage))

/** The form response: what is stored, what of the case is left, and what this user may do. */
export const auszahlungBeantworten = async (
  db: Database | Tx,
  a: Auszahlungsantrag,
  { formular, darfSchreiben }: { readonly formular: AuszahlungFormular; readonly darfSchreiben: boolean },
): Promise<Antwort> => {
  const eingang = await eingangVon(db, a)
  return {
    version: a.version,
    body: {
      aenderbar: darfSchreiben && istAenderbar(a),
      formular,
      status: a.status,
      unternehmenGuid: a.unternehmen_guid,
      geschaeftGuid: a.geschaeft_guid,
      geschaeftNr: a.ge_nr,
      produktGruppe: produktgruppeVon(a.programm),
      programmbezeichnung: a.bezeichnung,
      bewilligungVom: a.bewilligt_am.toISOString(),
      gegenstaende: gegenstaende(a),
      weitereAntraege: Math.max(0, a.max_auszahlungen - a.andere - 1),
      fruehesterTag: fruehester(a),
      gespeichertAm: a.geaendert_am.toISOString(),
      eingang,
      entscheidung: await entscheidung(db, a),
      geldBis: eingang && geldBis(a, momentVon(eingang.eingegangenAm)),
      zahlung: a.zahlung,
      zahlungZurueck: zahlungZurueckAnsicht(a.zahlung_zurueck),
      vorlage: a.vorlage,
    },
  }
}
