import { randomUUID } from 'node:crypto'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import { ARTEN, waehlbareArten } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { bausteineFehler } from '@foerderportal/contract/zuwendung/bank/entscheidung/bausteine'
import { betraegeFehler } from '@foerderportal/contract/zuwendung/bank/entscheidung/betraege'
import { kenntnisFehler } from '@foerderportal/contract/zuwendung/bank/entscheidung/jahresfrist'
import { wertelage } from '@foerderportal/contract/zuwendung/bank/entscheidung/wertgrenzen'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { absagen } from '../../platform/http/refusal.ts'
import { bankErlauben } from '../zugang/bankFall.ts'
import { entscheidungAendern, type Lage } from './entscheidungAendern.ts'
import type { Antwort } from './entscheidungAnsicht.ts'
import { entscheidungEinfuegen, entwurfSchreiben } from './entscheidungen.ts'
import { entwurfsstand } from './entwurfsstand.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungZeigen.ts'
import { entwurfTatsachen } from './bescheid/entwurfTatsachen.ts'

/** What is wrong with a draft, at its fields; what is only missing is no error yet. */
export const inhaltFehler = (
  { fall: { umstaende, programm }, jetzt }: Pick<Lage, 'fall' | 'jetzt'>,
  inhalt: EntscheidungInhalt,
): Feldfehler[] => [
  ...betraegeFehler(umstaende.gegenstaende, inhalt.betraege, programm.obergrenzen),
  ...bausteineFehler(
    umstaende.vorlage.bausteine,
    inhalt.bausteine,
    wertelage(umstaende, tagInBerlin(jetzt)),
    'bausteine',
  ),
  ...kenntnisFehler(inhalt, tagInBerlin(jetzt)),
]

const artFehler = ({ row }: Lage, { art }: EntscheidungInhalt): Feldfehler[] =>
  waehlbareArten(row?.art ?? 'BEWILLIGUNG').includes(art)
    ? []
    : [{ pfad: 'art', text: 'Die Art steht fest, seit der Entwurf begonnen ist.' }]

type Speichern = Entscheidungsaufruf & {
  readonly inhalt: EntscheidungInhalt
  readonly ifMatch: number | undefined
}

/** Begins a decision or changes its draft (S9-04). Whoever does is kept by the database, and can't release it. */
export const entscheidungSpeichern = (
  dienste: Entscheidungsdienste,
  { inhalt, ...aufruf }: Speichern,
): Promise<Antwort> =>
  entscheidungAendern(dienste, aufruf, 'entscheidungSpeichern', async (tx, lage) => {
    const { fall, row, jetzt } = lage
    bankErlauben(ARTEN[inhalt.art].aktion, fall.antrag)
    const fehler = [...artFehler(lage, inhalt), ...inhaltFehler(lage, inhalt)]
    if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
    const guid = row?.guid ?? randomUUID()
    const stand = entwurfsstand(fall, { guid, inhalt, sub: aufruf.person.sub, jetzt })
    const { geschaeft_guid: geschaeftGuid, unternehmen_guid: unternehmenGuid } = fall.antrag
    if (row === undefined) await entscheidungEinfuegen(tx, { ...stand, geschaeftGuid, unternehmenGuid })
    else await entwurfSchreiben(tx, stand)
    return {
      entscheidung: guid,
      version: (row?.version ?? 0) + 1,
      ...entwurfTatsachen(inhalt, row?.inhalt, fall.umstaende.gegenstaende),
    }
  })
