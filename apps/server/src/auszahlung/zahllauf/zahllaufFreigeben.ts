import type { Zahllauf, ZahllaufFreigebenEingabe } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { requireFreshSignIn } from '../../platform/auth/freshSignIn.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sha256Von } from '../../platform/einreichung/kanonisch.ts'
import { wieVorgelegtPruefen } from '../../platform/freigabe/wieVorgelegt.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { auffaelligesSeitVorlage } from './auffaelliges.ts'
import { istNeuesKonto } from './auszahlungskonten.ts'
import { painPruefen } from './pain/painPruefen.ts'
import { painSchreiben } from './pain/painSchreiben.ts'
import { naechsterTargetTag } from './pain/targetTag.ts'
import type { ZahllaufRow } from './zahllaeufe.ts'
import { zahllaufAendern, type Zahllaufaufruf } from './zahllaufAendern.ts'
import { nichtMoeglich, type Lage } from './zahllaufPolicy.ts'
import { sepaPruefen, veraltete } from './zahllaufVorlegen.ts'
import { postenLaden, unternehmenHalten, type PostenRow } from './zahlposten.ts'

type Aufruf = Zahllaufaufruf & { readonly eingabe: ZahllaufFreigebenEingabe }

/** What was read is what is released. */
const gelesenPruefen = (row: ZahllaufRow, { inhaltSha256 }: ZahllaufFreigebenEingabe): void => {
  if (row.inhalt_sha256 !== inhaltSha256)
    throw absagen(
      ALLGEMEIN.konkurrierend,
      'Der Zahllauf wurde geändert und neu vorgelegt, seit Sie ihn gelesen haben. Lesen Sie ihn noch einmal.',
    )
}

/** S6-07: nothing is paid to an account that its company does not name any more, nor on data that changed since. */
const unveraendertPruefen = (posten: readonly PostenRow[]): void => {
  const geaendert = veraltete(posten)
  if (geaendert !== '')
    throw absagen(
      ALLGEMEIN.konkurrierend,
      `Seit der Vorlage wurden Unternehmensdaten geändert: ${geaendert}. Geben Sie den Zahllauf zurück, damit die Posten ausgenommen werden.`,
    )
}

/** Each flagged post, and an account that was never paid from, was looked at. */
const bestaetigtPruefen = async (
  tx: Tx,
  { konto }: ZahllaufRow,
  posten: readonly PostenRow[],
  { bestaetigt, kontoBestaetigt }: ZahllaufFreigebenEingabe,
): Promise<void> => {
  const gesehen = new Set(bestaetigt)
  const offen = posten.filter(({ nr, auffaelligkeiten }) => auffaelligkeiten.length > 0 && !gesehen.has(nr))
  if (offen.length > 0)
    throw nichtMoeglich(
      `Bestätigen Sie jeden auffälligen Posten. Es fehlen: ${offen.map(({ nr }) => `Nr. ${nr}`).join(', ')}.`,
    )
  if (!kontoBestaetigt && (await istNeuesKonto(tx, konto.iban)))
    throw nichtMoeglich('Von diesem Konto der Bank wurde noch nie gezahlt. Bestätigen Sie es.')
}

/** Made once, held against the schema, and kept: whoever downloads it gets these bytes. */
const dateiAnlegen = async (
  tx: Tx,
  { row, jetzt }: Lage,
  posten: readonly PostenRow[],
  ausfuehrungAm: string,
) => {
  const inhalt = painSchreiben({
    nummer: row.nr,
    erzeugtAm: jetzt,
    ausfuehrungAm,
    konto: row.konto,
    zahlungen: posten.map((p) => ({
      endToEnd: p.end_to_end,
      cent: p.betrag_cent,
      inhaber: p.inhaber,
      iban: p.iban,
      verwendungszweck: p.verwendungszweck,
    })),
  })
  await painPruefen(inhalt)
  const sha256 = sha256Von(inhalt)
  await sql`insert into zahllauf_datei (zahllauf_guid, inhalt, sha256, erzeugt_am)
    values (${row.guid}, ${inhalt}, ${sha256}, ${jetzt})`.execute(tx)
  return sha256
}

/**
 * S6-07. Right after signing in, by somebody who neither edited the run nor sighted one of its bank changes: makes the
 * payment file. All of it happens or nothing does; a second release finds it done.
 */
export const zahllaufFreigeben = async (
  services: Pick<Services, 'db' | 'clock'>,
  { eingabe, ...aufruf }: Aufruf,
): Promise<Zahllauf> => {
  const { person } = aufruf
  requireFreshSignIn(person, services.clock.now())
  return zahllaufAendern(services, aufruf, 'zahllaufFreigeben', async (tx, lage) => {
    const { row, jetzt } = lage
    gelesenPruefen(row, eingabe)
    await unternehmenHalten(tx, row.guid)
    // Read once more: what companies changed while this waited for them counts.
    const posten = (await postenLaden(tx, row.guid, person.sub)).filter(({ status }) => status === 'OFFEN')
    unveraendertPruefen(posten)
    sepaPruefen(posten)
    wieVorgelegtPruefen('Der Zahllauf', await auffaelligesSeitVorlage(tx, row, posten))
    await bestaetigtPruefen(tx, row, posten, eingabe)
    const ausfuehrungAm = naechsterTargetTag(tagInBerlin(jetzt))
    const sha256 = await dateiAnlegen(tx, lage, posten, ausfuehrungAm)
    await sql`update zahllauf set status = 'FREIGEGEBEN', status_seit = ${jetzt}, freigegeben_von = ${person.sub},
        freigegeben_am = ${jetzt}, ausfuehrung_am = ${ausfuehrungAm}
      where guid = ${row.guid}`.execute(tx)
    return { sha256, bestaetigt: eingabe.bestaetigt, posten: posten.length }
  })
}
