import { randomUUID } from 'node:crypto'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Nachtragsart } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { nachtragHindernis } from '@foerderportal/contract/zuwendung/bank/entscheidung/nachtrag'
import { entscheidungVorschlag } from '@foerderportal/contract/zuwendung/bank/entscheidung/vorschlag'
import { nichtMoeglich } from '../kern/policy.ts'
import { entscheidungAendern } from './entscheidungAendern.ts'
import type { Antwort } from './entscheidungAnsicht.ts'
import { entscheidungEinfuegen } from './entscheidungen.ts'
import { entwurfsstand, nachtragslage } from './entwurfsstand.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungZeigen.ts'

/**
 * Begins an act after the approval (S9-04, VwVfG §§ 48, 49): a decision of its own, with what is approved today, or with
 * what the company has declared of it.
 */
export const entscheidungBeginnen = (
  dienste: Entscheidungsdienste,
  { art, ...aufruf }: Entscheidungsaufruf & { readonly art: Nachtragsart },
): Promise<Antwort> =>
  entscheidungAendern(dienste, { ...aufruf, art }, 'entscheidungBeginnen', async (tx, { fall, jetzt }) => {
    const grund = nachtragHindernis(art, nachtragslage(fall, art))
    if (grund !== null) throw nichtMoeglich(grund)
    const inhalt = entscheidungVorschlag(art, fall.umstaende, tagInBerlin(jetzt))
    const guid = randomUUID()
    const { geschaeft_guid: geschaeftGuid, unternehmen_guid: unternehmenGuid } = fall.antrag
    const stand = entwurfsstand(fall, { guid, inhalt, sub: aufruf.person.sub, jetzt })
    await entscheidungEinfuegen(tx, { ...stand, geschaeftGuid, unternehmenGuid })
    return { entscheidung: guid, art }
  })
