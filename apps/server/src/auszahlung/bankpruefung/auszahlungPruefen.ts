import type { BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { inhaltFehler } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import { belegFehler } from '@foerderportal/contract/zuwendung/pruefpunkte/belegFehler'
import { same } from '@foerderportal/values/same'
import { fassungPruefen } from '../../nutzer/public.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { pruefungAendern, type Pruefungsaufruf } from './pruefungAendern.ts'
import { type Antwort } from './pruefungAnsicht.ts'
import { positionenVon } from './positionen.ts'
import { entwurfSchreiben, type PruefungRow } from './pruefungen.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'
import { belegbareDateien } from './pruefungUnterlagen.ts'

type Speichern = Pruefungsaufruf & {
  readonly inhalt: BankpruefungInhalt
  readonly ifMatch: number | undefined
}

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

/** Points whose answer is another one than before, for the audit row: it saves itself, and each wording leaves its trace. */
const beantwortetes = ({ punkte }: BankpruefungInhalt, vorher: PruefungRow | undefined) =>
  punkte
    .filter((punkt) => {
      const alt = vorher?.inhalt.punkte.find(({ code }) => code === punkt.code)
      return alt === undefined ? punkt.ergebnis !== null || punkt.text !== null : !same(alt, punkt)
    })
    .map(({ code, ergebnis }) => ({ punkt: code, ergebnis }))

/** Begins a check or changes its draft (S6-06). Whoever does is kept by the database, and can't release it. */
export const auszahlungPruefen = (
  services: Pick<Services, 'db' | 'clock'>,
  { inhalt, ifMatch, ...aufruf }: Speichern,
): Promise<Antwort> =>
  pruefungAendern(services, aufruf, 'auszahlungPruefen', async (tx, { fall, row, jetzt }) => {
    await fassungPruefen(tx, 'Die Prüfung', row, ifMatch)
    const fehler = [
      ...inhaltFehler(inhalt, { positionen: positionenVon(fall), katalog: fall.katalog }),
      ...(await belegeFehler(tx, fall, inhalt)),
    ]
    if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
    await entwurfSchreiben(tx, { auszahlung: aufruf.guid, sub: aufruf.person.sub, jetzt, inhalt })
    return { version: (row?.version ?? 0) + 1, punkte: beantwortetes(inhalt, row) }
  })
