import { randomUUID } from 'node:crypto'
import type { FoerdergegenstandSeite } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import type { Tx } from '../../platform/database/database.ts'
import { bewilligungEinfuegen, gegenstandEinfuegen, type NeueBewilligung } from './bewilligungen.ts'

type Bewilligung = NeueBewilligung & {
  /** As approved, with zuwendungsBetrag of every item. */
  readonly seiten: readonly FoerdergegenstandSeite[]
  /** Class → percent. */
  readonly quoten: Readonly<Record<string, number>>
}

/** Every item with its page, in page order. */
const gegenstaende = (seiten: readonly FoerdergegenstandSeite[]) =>
  seiten.flatMap((seite) => (seite.foerdergegenstaende ?? []).map((gegenstand) => ({ seite, gegenstand })))

/**
 * What an approval fixes for the payouts of its case (S6-01): items in page order, each with rate and amount. Of what a
 * cap cut to nothing there is nothing to pay out.
 */
export const bewilligungAnlegen = async (tx: Tx, { seiten, quoten, ...neu }: Bewilligung): Promise<void> => {
  await bewilligungEinfuegen(tx, neu)
  for (const [i, { seite, gegenstand }] of gegenstaende(seiten).entries()) {
    const { id: _id, zuwendungsBetrag, ...daten } = gegenstand
    const bewilligtCent = inCent(zuwendungsBetrag ?? 0)
    if (bewilligtCent === 0) continue
    const klasse = seite.foerdergegenstandKlasse ?? ''
    await gegenstandEinfuegen(tx, {
      guid: randomUUID(),
      geschaeftGuid: neu.geschaeftGuid,
      unternehmenGuid: neu.unternehmenGuid,
      nr: i + 1,
      kategorie: seite.kategorie ?? '',
      klasse,
      daten,
      quote: quoten[klasse] ?? 0,
      bewilligtCent,
    })
  }
}
