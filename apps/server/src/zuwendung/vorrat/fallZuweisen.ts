import { darf } from '@foerderportal/contract/shared/permissions'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { Zuweisung } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { type BankAntrag, fallSperren } from '../zugang/bankFall.ts'
import { zuweisungMelden } from './zuweisungMelden.ts'
import {
  kandidatLesen,
  zuweisungBeenden,
  zuweisungEinfuegen,
  zuweisungLesen,
  type Kandidat,
  type ZuweisungRow,
} from './zuweisungen.ts'

type Fall = Pick<BankAntrag, 'guid' | 'geschaeft_guid' | 'unternehmen_guid' | 'demo'>
type Dienste = Pick<Services, 'config'> & { readonly jetzt: Date }

type Auftrag = {
  readonly principal: Pick<Principal, 'sub' | 'rollen'>
  readonly guid: string
  /** null: nobody. */
  readonly an: string | null
  /** What the assignment was when it was read. */
  readonly ifMatch: number | undefined
}

const wort = (name: string | null) => name ?? 'jemand anderes'

/** Leitung assigns every case; whoever works on cases his own, and those of nobody. */
const erlauben = ({ sub, rollen }: Auftrag['principal'], jetzige: ZuweisungRow): void => {
  if (darf(rollen, ['LEITUNG', 'SCHREIBEN'])) return
  if (!darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN'])) throw absagen(ALLGEMEIN.keineBerechtigung)
  if (jetzige.sub !== null && jetzige.sub !== sub)
    throw absagen(
      ALLGEMEIN.keineBerechtigung,
      `Diesen Fall hat ${wort(jetzige.name)}. Weitergeben kann ihn, wer ihn hat, und die Leitung.`,
    )
}

/** Two who take the same case: the second hears who has it. */
const standPruefen = (jetzige: ZuweisungRow, ifMatch: number | undefined): void => {
  if (ifMatch === undefined || ifMatch === jetzige.nr) return
  const wer =
    jetzige.von === null
      ? 'Inzwischen hat diesen Fall niemand mehr.'
      : `Diesen Fall hat seit ${alsMinute(jetzige.von)} Uhr ${wort(jetzige.name)}.`
  throw absagen(ALLGEMEIN.konkurrierend, wer)
}

const kandidatPruefen = async (
  tx: Tx,
  fall: Fall,
  { principal: { sub, rollen }, an }: Auftrag & { readonly an: string },
): Promise<Kandidat> => {
  const kandidat = await kandidatLesen(tx, fall, an)
  if (kandidat === undefined)
    throw absagen(ALLGEMEIN.ungueltig, undefined, [{ pfad: 'an', text: 'Wählen Sie eine Person der Bank.' }])
  // Of oneself the token of this call says it.
  const bearbeitet = an === sub ? darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN']) : kandidat.darf
  if (!bearbeitet) throw nichtMoeglich(`${kandidat.name} bearbeitet keine Fälle.`, 'an')
  // Which of the two it is, is nobody's to know here (S9-01).
  if (kandidat.beteiligt) throw nichtMoeglich(`${kandidat.name} kann diesen Fall nicht bearbeiten.`, 'an')
  return kandidat
}

const wechseln = async (tx: Tx, fall: Fall, auftrag: Auftrag, dienste: Dienste): Promise<Zuweisung> => {
  const { principal, an, ifMatch } = auftrag
  const jetzige = await zuweisungLesen(tx, fall.geschaeft_guid)
  standPruefen(jetzige, ifMatch)
  erlauben(principal, jetzige)
  const kandidat = an === null ? null : await kandidatPruefen(tx, fall, { ...auftrag, an })
  if (an !== jetzige.sub) {
    await zuweisungBeenden(tx, fall.geschaeft_guid, dienste.jetzt)
    if (an !== null)
      await zuweisungEinfuegen(tx, {
        geschaeftGuid: fall.geschaeft_guid,
        nr: jetzige.anzahl + 1,
        an,
        von: principal.sub,
        jetzt: dienste.jetzt,
      })
    if (kandidat !== null && an !== principal.sub) await zuweisungMelden(dienste, tx, fall, kandidat)
    await protokollieren(tx, {
      unternehmenGuid: fall.unternehmen_guid,
      sub: principal.sub,
      handlung: 'fallZuweisen',
      objektGuid: fall.geschaeft_guid,
      angaben: { an, vorher: jetzige.sub },
    })
  }
  const { nr } = await zuweisungLesen(tx, fall.geschaeft_guid)
  return { zugewiesen: an === null || kandidat === null ? null : { sub: an, name: kandidat.name }, nr }
}

/** S9-02: who has a case, with its history. */
export const fallZuweisen = (
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  auftrag: Auftrag,
): Promise<Zuweisung> =>
  db.transaction().execute(async (tx) => {
    const fall = await fallSperren(tx, auftrag.guid, auftrag.principal.sub)
    return wechseln(tx, fall, auftrag, { config, jetzt: clock.now() })
  })
