import { inEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { FoerdergegenstandSeite } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { ARTEN, type EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { bescheidfrist } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidfrist'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { antragStaende } from '@foerderportal/contract/zuwendung/kern/staende'
import type { Tx } from '../../platform/database/database.ts'
import { wieVorgelegtPruefen } from '../../platform/freigabe/wieVorgelegt.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { statusSetzen } from '../kern/repository.ts'
import { bankErlauben } from '../zugang/bankFall.ts'
import { vorgelegteEingaben } from './bescheid/bescheide.ts'
import { bescheidErlassen } from './bescheid/bescheidErlassen.ts'
import { bewilligungAnlegen } from './bewilligungAnlegen.ts'
import { entscheidungAendern, vorhandene, type Lage, type Tun } from './entscheidungAendern.ts'
import type { Antwort } from './entscheidungAnsicht.ts'
import { freigabeFesthalten, type EntscheidungRow } from './entscheidungen.ts'
import { mindern, verzichtAufnehmen } from './nachtragen.ts'
import { inhaltFehler } from './entscheidungSpeichern.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungZeigen.ts'
import { rundenbudgetSperren } from './rundenbudget.ts'
import { abweichungenVon, hindernisseZumVorlegen, vorlegelage, type Beitraege } from './vorlegepruefungen.ts'
import { vorgelegteTatsachen } from './bescheid/vorlageTatsachen.ts'

/** What was read is what is released: another hash means that it was changed and presented again meanwhile. */
const gelesenPruefen = (row: EntscheidungRow, inhaltSha256: string): void => {
  if (row.inhalt_sha256 !== inhaltSha256)
    throw absagen(
      ALLGEMEIN.konkurrierend,
      'Die Entscheidung wurde geändert und neu vorgelegt, seit Sie sie gelesen haben. Lesen Sie sie noch einmal.',
    )
}

/** The pages as they are approved: every item with what was granted of it. */
const bewilligteSeiten = (
  seiten: readonly FoerdergegenstandSeite[],
  { betraege }: EntscheidungInhalt,
): FoerdergegenstandSeite[] =>
  seiten.map((seite) => ({
    ...seite,
    foerdergegenstaende: (seite.foerdergegenstaende ?? []).map((g) => ({
      ...g,
      zuwendungsBetrag: inEuro(
        inCent(betraege.find(({ gegenstand }) => gegenstand === g.id)?.bewilligt ?? 0),
      ),
    })),
  }))

type Folge = (
  tx: Tx,
  lage: Lage,
  tat: { readonly row: EntscheidungRow; readonly sub: string; readonly beitraege: Beitraege },
) => Promise<void>

/** What slice auszahlung pays out from the day on which the notice takes effect (S6-01). */
const bewilligen: Folge = (tx, { fall, jetzt }, { row: { inhalt } }) =>
  bewilligungAnlegen(tx, {
    geschaeftGuid: fall.antrag.geschaeft_guid,
    unternehmenGuid: fall.antrag.unternehmen_guid,
    bewilligtAm: jetzt,
    positivlisteStichtag: tagInBerlin(fall.einreichung.erstmals_am),
    maxAuszahlungen: fall.vorlage.daten.auszahlungenHoechstens,
    wirksamAb: null,
    kaufBis: bescheidfrist(fall.vorlage.daten, inhalt, 'KAUF'),
    auszahlungBis: bescheidfrist(fall.vorlage.daten, inhalt, 'AUSZAHLUNG'),
    auszahlungTage: fall.programm.auszahlung?.tage ?? null,
    deMinimis: fall.programm.deMinimis,
    seiten: bewilligteSeiten(fall.formular.foerdergegenstandSeiten ?? [], inhalt),
    quoten: fall.quoten,
  })
const nachtragen: Folge = (tx, lage, { row }) => mindern(tx, lage.fall, row)

/** What is approved after the release of a decision of each kind. */
const FOLGEN: Record<EntscheidungArt, Folge> = {
  BEWILLIGUNG: bewilligen,
  ABLEHNUNG: async () => undefined,
  AENDERUNG: nachtragen,
  WIDERRUF: nachtragen,
  RUECKNAHME: nachtragen,
  VERZICHT: async (tx, lage, { row, sub, beitraege: { verzichte } }) => {
    await mindern(tx, lage.fall, row)
    await verzichtAufnehmen(tx, lage, { guid: row.guid, sub, verzichte })
  },
}

/**
 * What was settled when it was presented is so still: also that payouts hold no more than is left, and that no period ends
 * before it has begun.
 */
const nochMoeglich = async (
  tx: Tx,
  lage: Lage,
  row: EntscheidungRow,
  beitraege: Beitraege,
): Promise<void> => {
  const saetze = [
    ...(await hindernisseZumVorlegen(tx, vorlegelage(lage, row.inhalt), row, beitraege)),
    ...inhaltFehler(lage, row.inhalt).map(({ text }) => text),
  ]
  if (saetze.length > 0) throw nichtMoeglich(saetze.join(' '))
}

type Freigeben = Pick<Entscheidungsaufruf, 'person'> & {
  readonly inhaltSha256: string
  /** Its notice is printed after the others of this line. */
  readonly line?: string
}

/**
 * Releases a decision (S9-04): the application is decided, what was granted can be paid out once it is made known, and a
 * notice with its number exists; a job prints it. All of it or nothing. Who edited is refused here and by the database.
 */
export const freigeben =
  (beitraege: Beitraege, { person, inhaltSha256, line }: Freigeben): Tun =>
  async (tx, lage) => {
    const { fall, jetzt } = lage
    const row = vorhandene(lage)
    gelesenPruefen(row, inhaltSha256)
    const { aktion } = ARTEN[row.art]
    bankErlauben(aktion, fall.antrag)
    await rundenbudgetSperren(tx, fall.antrag.geschaeft_guid)
    for (const sperren of beitraege.sperren ?? []) await sperren(tx, vorlegelage(lage, row.inhalt))
    await nochMoeglich(tx, lage, row, beitraege)
    wieVorgelegtPruefen('Die Entscheidung', {
      vorgelegt: row.abweichungen,
      jetzt: await abweichungenVon(tx, vorlegelage(lage, row.inhalt), row, beitraege),
    })
    await freigabeFesthalten(tx, { guid: row.guid, sub: person.sub, jetzt })
    const geschaeftStatus = antragStaende.zeilen[aktion].nach
    if (geschaeftStatus !== fall.antrag.status)
      await statusSetzen(tx, fall.antrag.geschaeft_guid, aktion, jetzt)
    await FOLGEN[row.art](tx, lage, { row, sub: person.sub, beitraege })
    const bescheid = await bescheidErlassen(
      tx,
      {
        zu: { entscheidung: row.guid },
        eingaben: vorgelegteEingaben(row),
        inhaltSha256: row.inhalt_sha256,
        geschaeftGuid: fall.antrag.geschaeft_guid,
        unternehmenGuid: fall.antrag.unternehmen_guid,
        gezeichnet: nutzerName(person),
        jetzt,
      },
      line,
    )
    return { ...vorgelegteTatsachen(row), bescheid, inhaltSha256, geschaeftStatus }
  }

export const entscheidungFreigeben = (
  dienste: Entscheidungsdienste,
  { inhaltSha256, ...aufruf }: Entscheidungsaufruf & Freigeben,
): Promise<Antwort> =>
  entscheidungAendern(
    dienste,
    aufruf,
    'entscheidungFreigeben',
    freigeben(dienste.beitraege, { person: aufruf.person, inhaltSha256 }),
  )
