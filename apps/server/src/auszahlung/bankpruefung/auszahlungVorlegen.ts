import { abweichungenVon, fehlendes } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { kanonisch, sha256Von } from '../../platform/einreichung/kanonisch.ts'
import type { Gelesen } from '../../platform/handlung/handeln.ts'
import type { Services } from '../../platform/services.ts'
import { bescheidPruefen, programmeLesen } from '../../zuwendung/public.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { bescheidEntwerfen } from './auszahlungsbescheid.ts'
import { pruefungAendern, type Pruefungsaufruf } from './pruefungAendern.ts'
import { type Antwort } from './pruefungAnsicht.ts'
import { positionenVon } from './positionen.ts'
import { vorlageFesthalten } from './pruefungen.ts'
import type { Vorgelegtes } from './vorgelegtes.ts'

/**
 * Lays a check before a second person (S6-06). From then on it is locked, and all that is decided is kept with its hash,
 * also what the notice says: what is released is what was read.
 */
export const auszahlungVorlegen = async (
  services: Services,
  aufruf: Pruefungsaufruf & Gelesen,
): Promise<Antwort> => {
  const dienste = { ...services, programme: await programmeLesen(services) }
  return pruefungAendern(services, aufruf, 'auszahlungVorlegen', async (tx, { fall, row, jetzt }) => {
    if (row === undefined) throw new Error('the table lets nobody present what nobody has saved')
    const umstaende = { positionen: positionenVon(fall), katalog: fall.katalog }
    const fehlt = fehlendes(row.inhalt, umstaende)
    if (fehlt.length > 0) throw nichtMoeglich(fehlt.map(({ text }) => text).join(' '), fehlt)
    const bescheid = await bescheidEntwerfen(dienste, tx, fall, row.inhalt)
    if (bescheid !== null) await bescheidPruefen(tx, bescheid)
    const eingaben = kanonisch({
      auszahlung: fall.guid,
      eingangsnummer: fall.eingangsnummer,
      geschaeft: fall.ge_nr,
      katalog: fall.katalog,
      inhalt: row.inhalt,
      bescheid,
    } satisfies Vorgelegtes & Record<string, unknown>)
    const sha256 = sha256Von(eingaben)
    await vorlageFesthalten(tx, {
      auszahlung: fall.guid,
      sub: aufruf.person.sub,
      jetzt,
      eingaben,
      sha256,
      abweichungen: abweichungenVon(row.inhalt, umstaende),
    })
    return { inhaltSha256: sha256 }
  })
}
