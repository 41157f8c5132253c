import { randomUUID } from 'node:crypto'
import { bekundungAnlegen } from '@foerderportal/contract/interessenbekundung/routes'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, MAX, als, type PortalBasis } from '../../platform/testing/portalBasis.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { volleSchlange } from '../../platform/testing/volleSchlange.ts'
import { bekundungBelegErstellen } from '../beleg/bekundungBelegErstellen.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { DEMO_IBK_OFFEN } from '../demo/runden.ts'
import { gereihteRunde } from './gereihteRunde.ts'

/** The past round of the demo world: it belongs to nobody. */
const RUNDE = 'd0000000-0000-4000-8000-000000000612'

/** What Lena has sent in a round that is over. */
const GESENDET = 'd0000000-0000-4000-8000-000000000712'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Förderbewerbung nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
const PARALLEL = 'Konkurrente Bearbeitung'

const altesIfMatch = (): Fehler => ({ headers: { 'if-match': '"4711"' } })

/** A draft in the open round. */
const entwerfen = async ({ t }: PortalBasis, wer: Caller, unternehmenGuid: string) => {
  const params = { ibkMetaGuid: DEMO_IBK_OFFEN, unternehmenGuid }
  return (await t.call(bekundungAnlegen, { als: wer, params })).body
}

/** Somebody whom no other slice asks for an invitation: here he has one, of a company that was ranked. */
const UDO = als('udo.unidentifiziert')

/** A receipt of the earlier one, as its job makes it. */
const belegVon = async ({ t }: PortalBasis, bekundung: string) => {
  const { rows } = await sql<{ eingangsnummer: string }>`select eingangsnummer from einreichung
    where dokument_guid = ${bekundung}`.execute(t.ownerDb)
  await bekundungBelegErstellen.run({ eingangsnummer: rows[0]?.eingangsnummer }, t.services)
  const belege = await sql<{ guid: string }>`select beleg_guid as guid from einreichung
    where dokument_guid = ${bekundung}`.execute(t.ownerDb)
  return belege.rows[0]?.guid ?? ''
}

const katalog =
  ({ t }: PortalBasis, { entwurf, beleg }: { entwurf: string; beleg: string }) =>
  ({ gut, unbekannt, imBody, senden }: Katalogmittel): readonly Zeile[] => {
    const zweimal = () => imBody('bekundungSpeichern', { fertig: true })
    const gesperrt = async (): Promise<Fehler> => {
      await sql`update datei set scan_status = 'infiziert' where guid = ${beleg}`.execute(t.ownerDb)
      return {}
    }
    const schlange = async (): Promise<Fehler> => {
      const gehalten = { tabelle: 'bekundung', guid: entwurf } as const
      return {
        ...zweimal(),
        ...(await volleSchlange(t, gehalten, () => senden('bekundungSpeichern', zweimal()))),
      }
    }
    const verzichtet = async (): Promise<Fehler> => {
      await senden('einladungVerzichten')
      return {}
    }
    const gereihte = (): Fehler => ({ params: { guid: GESENDET } })
    const vorbei = (): Fehler => ({ params: { ...gut('bekundungAnlegen').params, ibkMetaGuid: RUNDE } })
    return [
      ['bekundungUebersichtLesen', 403, NEIN, unbekannt('bekundungUebersichtLesen', 'unternehmenGuid')],
      ['bekundungAnlegen', 403, NEIN, unbekannt('bekundungAnlegen', 'unternehmenGuid')],
      ['bekundungAnlegen', 404, NICHT_DA, unbekannt('bekundungAnlegen', 'ibkMetaGuid')],
      ['bekundungAnlegen', 412, NICHT_JETZT, vorbei],
      ['bekundungMetaLesen', 404, NICHT_DA, unbekannt('bekundungMetaLesen', 'ibkMetaGuid')],
      ['bekundungLesen', 404, NICHT_DA, unbekannt('bekundungLesen', 'guid')],
      ['bekundungDokumenteLesen', 404, NICHT_DA, unbekannt('bekundungDokumenteLesen', 'guid')],
      ['bekundungLoseLesen', 404, NICHT_DA, unbekannt('bekundungLoseLesen', 'guid')],
      ['bekundungLoseLesen', 412, NICHT_JETZT, () => ({ params: { guid: entwurf }, wer: LENA })],
      ['bekundungBelegLesen', 404, NICHT_DA, unbekannt('bekundungBelegLesen', 'fileGuid')],
      ['bekundungBelegLesen', 412, NICHT_JETZT, gesperrt],
      ['bekundungSpeichern', 404, NICHT_DA, () => imBody('bekundungSpeichern', { guid: randomUUID() })],
      ['bekundungSpeichern', 409, PARALLEL, altesIfMatch],
      ['bekundungSpeichern', 412, NICHT_JETZT, () => imBody('bekundungSpeichern', { guid: GESENDET })],
      ['bekundungSpeichern', 429, 'Zu viele Anfragen', schlange],
      ['bekundungZurueckziehen', 404, NICHT_DA, unbekannt('bekundungZurueckziehen', 'guid')],
      ['bekundungZurueckziehen', 409, PARALLEL, altesIfMatch],
      ['bekundungZurueckziehen', 412, NICHT_JETZT, gereihte],
      ['einladungVerzichten', 404, 'Einladung nicht vorhanden', unbekannt('einladungVerzichten', 'guid')],
      ['einladungVerzichten', 412, NICHT_JETZT, verzichtet],
    ]
  }

export const aufrufe: Aufrufteil = async (basis) => {
  const { t, eigen, fremd } = basis
  const { unternehmenGuid } = eigen
  const { lage: _lage, ...formular } = await entwerfen(basis, LENA, unternehmenGuid)
  const fremdes = await entwerfen(basis, MAX, fremd.unternehmenGuid)
  const [udos, andere] = [
    await gereihteRunde(t, DEMO_UNTERNEHMEN.hofUnbekannt),
    await gereihteRunde(t, DEMO_UNTERNEHMEN.maschinenringSued),
  ]
  const [beleg, fremderBeleg] = [
    await belegVon(basis, udos.bekundung),
    await belegVon(basis, andere.bekundung),
  ]
  const eines = { als: LENA, params: { guid: formular.guid }, objekte: { guid: fremdes.guid } }
  return {
    beispiele: {
      bekundungUebersichtLesen: { als: LENA, params: { unternehmenGuid }, unternehmen: ['unternehmenGuid'] },
      bekundungMetaLesen: { als: LENA, params: { ibkMetaGuid: RUNDE } },
      bekundungAnlegen: {
        als: UDO,
        params: { ibkMetaGuid: DEMO_IBK_OFFEN, unternehmenGuid: DEMO_UNTERNEHMEN.hofUnbekannt },
        query: { vorlage: udos.bekundung },
        unternehmen: ['unternehmenGuid'],
      },
      bekundungSpeichern: { als: LENA, body: formular, objektImBody: ['guid', fremdes.guid] },
      bekundungLesen: eines,
      bekundungDokumenteLesen: eines,
      bekundungZurueckziehen: eines,
      bekundungLoseLesen: { als: UDO, params: { guid: udos.bekundung }, objekte: { guid: andere.bekundung } },
      bekundungBelegLesen: {
        als: UDO,
        params: { fileGuid: beleg, fileName: 'Beleg.pdf' },
        query: { download: 'true' },
        objekte: { fileGuid: fremderBeleg },
      },
      einladungVerzichten: {
        als: UDO,
        params: { guid: udos.einladung },
        objekte: { guid: andere.einladung },
      },
    },
    katalog: katalog(basis, { entwurf: formular.guid, beleg }),
  }
}
