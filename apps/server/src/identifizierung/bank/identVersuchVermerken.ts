import { randomUUID } from 'node:crypto'
import type * as vertrag from '@foerderportal/contract/identifizierung/bank/routes'
import type { IdentVersuch } from '@foerderportal/contract/identifizierung/bank/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { vermerkEinfuegen, versuchLaden } from './versuche.ts'

const EIGENER = 'Das ist Ihre eigene Identifizierung. Jemand anderes aus der Sachbearbeitung sieht sie an.'

const gefunden = async (tx: Tx, guid: string): Promise<IdentVersuch> => {
  const versuch = await versuchLaden(tx, guid)
  if (versuch === undefined)
    throw absagen(
      ALLGEMEIN.nichtGefunden,
      'Diese Identifizierung wartet nicht mehr darauf, dass sie jemand ansieht.',
    )
  return versuch
}

/** S9-06. The text stays with the attempt; the audit trail says who wrote one, and on whom. */
export const identVersuchVermerken = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    person: { sub, vorname, nachname },
    params: { guid },
    body: { text },
  }: Aufruf<typeof vertrag.identVersuchVermerken>,
): Promise<IdentVersuch> =>
  db.transaction().execute(async (tx) => {
    const versuch = await gefunden(tx, guid)
    if (versuch.person.sub === sub) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENER)
    const name = `${vorname} ${nachname}`
    await vermerkEinfuegen(tx, { guid: randomUUID(), versuch: guid, text, am: clock.now(), sub, name })
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'identVersuchVermerken',
      objektGuid: guid,
      angaben: { person: versuch.person.sub },
    })
    return gefunden(tx, guid)
  })
