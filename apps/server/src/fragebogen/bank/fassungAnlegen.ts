import { randomUUID } from 'node:crypto'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { fassungAnsicht, fassungFinden, nichtMoeglich, type FassungAntwort } from './fassungAnsicht.ts'
import { fassungEinfuegen, letzteFassung, umfrageSperren } from './fassungen.ts'

type Anlegen = {
  readonly sub: string
  readonly umfrageUuid: string
  readonly anlass: string
  readonly vorlage: string | null
}

/** A further version to be written, one at a time: a copy of the one that is named, else of the latest, or that draft itself. */
export const fassungAnlegen = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sub, umfrageUuid, anlass, vorlage }: Anlegen,
): Promise<FassungAntwort> =>
  db.transaction().execute(async (tx) => {
    const da = await umfrageSperren(tx, umfrageUuid)
    const letzte = da ? await letzteFassung(tx, umfrageUuid) : undefined
    if (letzte === undefined) throw absagen(FRAGEBOGEN.umfrageFehlt)
    if (letzte.stand === 'ENTWURF' && vorlage === null) return fassungAnsicht(tx, letzte)
    if (letzte.stand === 'ENTWURF')
      throw nichtMoeglich(`Fassung ${letzte.nummer} ist noch ein Entwurf. Bearbeiten Sie diesen weiter.`)
    const { definition } = vorlage === null ? letzte : await fassungFinden(tx, vorlage)
    const guid = randomUUID()
    const nummer = letzte.nummer + 1
    await fassungEinfuegen(tx, { guid, umfrageUuid, nummer, anlass, definition, sub, jetzt: clock.now() })
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'fassungAnlegen',
      objektGuid: guid,
      angaben: { umfrage: umfrageUuid, nummer },
    })
    return fassungAnsicht(tx, await fassungFinden(tx, guid))
  })
