import type { BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { anfang, inhaltFehler } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import { belegFehler } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/belegFehler'
import type { Tx } from '../../platform/database/database.ts'
import type { Gelesen } from '../../platform/handlung/handeln.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { geaendertes } from './geaendertes.ts'
import { pruefungAendern, type Pruefungsaufruf } from './pruefungAendern.ts'
import { type Antwort } from './pruefungAnsicht.ts'
import { positionenVon } from './positionen.ts'
import { entwurfSchreiben } from './pruefungen.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'
import { belegbareDateien } from './pruefungUnterlagen.ts'

type Speichern = Pruefungsaufruf & Gelesen & { readonly inhalt: BankpruefungInhalt }

/** Evidence is a file of the request, or one that the company sent about it. */
const belegeFehler = async (
  tx: Tx,
  fall: Pruefungsfall,
  { punkte }: BankpruefungInhalt,
): Promise<Feldfehler[]> => {
  const dateien = await belegbareDateien(tx, fall)
  return punkte.flatMap(({ belege }, i) =>
    belegFehler(belege, { dateien, istStelle: () => false }, `punkte.${i}.belege`),
  )
}

/** Begins a check or changes its draft (S6-06). Whoever does is kept by the database, and can't release it. */
export const auszahlungPruefen = (
  services: Pick<Services, 'db' | 'clock'>,
  { inhalt, ...aufruf }: Speichern,
): Promise<Antwort> =>
  pruefungAendern(services, aufruf, 'auszahlungPruefen', async (tx, { fall, row, jetzt }) => {
    const umstaende = { positionen: positionenVon(fall), katalog: fall.katalog }
    const fehler = [...inhaltFehler(inhalt, umstaende), ...(await belegeFehler(tx, fall, inhalt))]
    if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
    await entwurfSchreiben(tx, { auszahlung: aufruf.guid, sub: aufruf.person.sub, jetzt, inhalt })
    const nachweise = umstaende.positionen.map(({ nachweis }) => nachweis.id)
    return {
      version: (row?.version ?? 0) + 1,
      ...geaendertes(inhalt, row?.inhalt ?? anfang(umstaende), nachweise),
    }
  })
