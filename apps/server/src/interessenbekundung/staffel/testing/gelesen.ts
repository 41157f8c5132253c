import type { StaffelVorbereitenEingabe } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { Rundendienste } from '../../runde/rundendienste.ts'
import { naechsteStaffel } from '../naechsteStaffel.ts'

/** What somebody reads of the next batch of a round; where there is none, a batch that is not. */
export const gelesen = ({ db, clock }: Rundendienste, guid: string): Promise<StaffelVorbereitenEingabe> =>
  db.transaction().execute(async (tx) => {
    const staffel = await naechsteStaffel(tx, { guid, betraege_oeffentlich: false }, clock.now())
    return { bisRang: staffel?.bisRang ?? 1, summe: inEuro(staffel?.summe ?? 0) }
  })
