import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { fehlendeTeile } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import type { Tx } from '../../platform/database/database.ts'
import { kanonisch, sha256Von } from '../../platform/einreichung/kanonisch.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { bescheidEingaben } from './bescheid/bescheidEingaben.ts'
import { entscheidungAendern, vorhandene, type Lage, type Tun } from './entscheidungAendern.ts'
import type { Antwort } from './entscheidungAnsicht.ts'
import { vorlageFesthalten, type EntscheidungRow } from './entscheidungen.ts'
import { inhaltFehler } from './entscheidungSpeichern.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungZeigen.ts'
import { abweichungenVon, hindernisseZumVorlegen, vorlegelage, type Beitraege } from './vorlegepruefungen.ts'
import { vorlageTatsachen } from './bescheid/vorlageTatsachen.ts'
import { vorschauErzeugen } from './vorschauErzeugen.ts'

/** Every gap at its place. */
const vollstaendigkeitPruefen = (lage: Lage, { inhalt }: EntscheidungRow): void => {
  const fehlt = fehlendeTeile(inhalt, lage.fall.umstaende).map(({ stelle, text }): Feldfehler => ({
    pfad: stelle,
    text,
  }))
  const fehler = [...inhaltFehler(lage, inhalt), ...fehlt]
  if (fehler.length === 0) return
  const satz =
    fehler.length === 1
      ? (fehler[0]?.text ?? '')
      : `Es fehlen noch ${fehler.length} Angaben: ${fehler.map(({ text }) => text).join(' ')}`
  throw absagen(ZUWENDUNG.nichtMoeglich, satz, fehler)
}

const lagePruefen = async (tx: Tx, lage: Lage, row: EntscheidungRow, beitraege: Beitraege): Promise<void> => {
  const hindernisse = await hindernisseZumVorlegen(tx, vorlegelage(lage, row.inhalt), row, beitraege)
  if (hindernisse.length > 0) throw nichtMoeglich(hindernisse.join(' '))
}

type Vorlegedienste = Pick<Entscheidungsdienste, 'beitraege'> & {
  readonly services: Pick<Entscheidungsdienste['services'], 'config'>
}

/**
 * Lays a decision before a second person (S9-04). From then on the draft is locked, and all that its notice will say is
 * kept with its hash: what is released is what was read, whatever changes around it.
 */
export const vorlegen =
  ({ services, beitraege }: Vorlegedienste, { person }: Pick<Entscheidungsaufruf, 'person'>): Tun =>
  async (tx, lage) => {
    const row = vorhandene(lage)
    for (const sperren of beitraege.sperren ?? []) await sperren(tx, vorlegelage(lage, row.inhalt))
    await lagePruefen(tx, lage, row, beitraege)
    vollstaendigkeitPruefen(lage, row)
    const { fall, jetzt } = lage
    const mitglieder = await mitgliederLaden(tx, fall.antrag.unternehmen_guid)
    const bescheid = bescheidEingaben(fall, row.inhalt, { bank: services.config, mitglieder })
    const eingaben = kanonisch(bescheid)
    const inhaltSha256 = sha256Von(eingaben)
    const abweichungen = await abweichungenVon(tx, vorlegelage(lage, row.inhalt), row, beitraege)
    await vorlageFesthalten(tx, {
      guid: row.guid,
      sub: person.sub,
      jetzt,
      eingaben,
      inhaltSha256,
      abweichungen,
    })
    return { ...vorlageTatsachen(row, bescheid.summen), inhaltSha256 }
  }

/** The notice is set once before: what can't be printed is not presented. */
export const entscheidungVorlegen = async (
  dienste: Entscheidungsdienste,
  aufruf: Entscheidungsaufruf & { readonly ifMatch: number | undefined },
): Promise<Antwort> => {
  await vorschauErzeugen(dienste, aufruf)
  return entscheidungAendern(dienste, aufruf, 'entscheidungVorlegen', vorlegen(dienste, aufruf))
}
