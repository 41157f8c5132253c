import { tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import type { Nachtragsart } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import {
  entscheidungssummen,
  listensummeCent,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/betraege'
import { entscheidbarBis } from '@foerderportal/contract/zuwendung/bank/entscheidung/jahresfrist'
import type { Nachtragslage } from '@foerderportal/contract/zuwendung/bank/entscheidung/nachtrag'
import { mitternachtInBerlin } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import type { NeueEntscheidung } from './entscheidungen.ts'
import type { Entscheidungsfall } from './entscheidungsfall.ts'
import { etwasFrei } from './gegenstaende.ts'

type Entwurf = Pick<NeueEntscheidung, 'guid' | 'inhalt' | 'sub' | 'jetzt'>

/** A draft as it is kept: with what lists show of it, and until when it can be decided. */
export const entwurfsstand = (
  { umstaende, einreichung }: Pick<Entscheidungsfall, 'umstaende' | 'einreichung'>,
  entwurf: Entwurf,
): Omit<NeueEntscheidung, 'geschaeftGuid' | 'unternehmenGuid'> => {
  const { inhalt } = entwurf
  const bis = entscheidbarBis(inhalt, umstaende)
  return {
    ...entwurf,
    eingangsnummer: einreichung.eingangsnummer,
    summeCent: listensummeCent(inhalt.art, entscheidungssummen(umstaende.gegenstaende, inhalt.betraege)),
    entscheidbarBis: bis === null ? null : mitternachtInBerlin(tageSpaeter(bis, 1)),
  }
}

/** Whether an act of this kind can begin in the case depends on this. */
export const nachtragslage = (fall: Entscheidungsfall, art: Nachtragsart): Nachtragslage => ({
  status: fall.antrag.status,
  hatVorlage: fall.vorlage.daten.titel[art] !== undefined,
  etwasFrei: etwasFrei(fall.bewilligung),
  verzichtErklaert: fall.verzicht !== undefined,
})
