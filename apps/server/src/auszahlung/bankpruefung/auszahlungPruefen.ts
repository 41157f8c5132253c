import type { BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { inhaltFehler } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { fassungPruefen } from '../../nutzer/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { pruefungAendern, type Pruefungsaufruf } from './pruefungAendern.ts'
import { type Antwort } from './pruefungAnsicht.ts'
import { positionenVon } from './positionen.ts'
import { entwurfSchreiben } from './pruefungen.ts'

type Speichern = Pruefungsaufruf & {
  readonly inhalt: BankpruefungInhalt
  readonly ifMatch: number | undefined
}

/** Begins a check or changes its draft (S6-06). Whoever does is kept by the database, and can't release it. */
export const auszahlungPruefen = (
  services: Pick<Services, 'db' | 'clock'>,
  { inhalt, ifMatch, ...aufruf }: Speichern,
): Promise<Antwort> =>
  pruefungAendern(services, aufruf, 'auszahlungPruefen', async (tx, { fall, row, jetzt }) => {
    await fassungPruefen(tx, 'Die Prüfung', row, ifMatch)
    const fehler = inhaltFehler(inhalt, { positionen: positionenVon(fall), katalog: fall.katalog })
    if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
    await entwurfSchreiben(tx, { auszahlung: aufruf.guid, sub: aufruf.person.sub, jetzt, inhalt })
    return { version: (row?.version ?? 0) + 1 }
  })
