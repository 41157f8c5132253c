import type * as vertrag from '@foerderportal/contract/fragebogen/bank/routes'
import { definitionPruefen } from '@foerderportal/contract/fragebogen/pruefung/definitionPruefen'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import {
  entwurfSperren,
  fassungAnsicht,
  fassungFinden,
  nichtMoeglich,
  type FassungAntwort,
} from './fassungAnsicht.ts'
import { definitionSchreiben, fassungAustauschen, fassungEntfernen } from './fassungen.ts'

type Aendern = { readonly sub: string; readonly guid: string; readonly ifMatch: number | undefined }
type Dienste = Pick<Services, 'db' | 'clock'>

/** S8-01: saves a draft, gaps and all. */
export const fassungSpeichern = (
  { db, clock }: Dienste,
  { person: { sub }, params: { guid }, body: definition, ifMatch }: Aufruf<typeof vertrag.fassungSpeichern>,
): Promise<FassungAntwort> =>
  db.transaction().execute(async (tx) => {
    const { version } = await entwurfSperren(tx, guid, { aktion: 'fassungSpeichern', ifMatch })
    await definitionSchreiben(tx, guid, { definition, sub, jetzt: clock.now() })
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'fassungSpeichern',
      objektGuid: guid,
      angaben: { version: version + 1 },
    })
    return fassungAnsicht(tx, await fassungFinden(tx, guid))
  })

/** S9-05: nothing with a dead end is published; what is, replaces the version before. */
export const fassungVeroeffentlichen = (
  { db, clock }: Dienste,
  { sub, guid, ifMatch }: Aendern,
): Promise<FassungAntwort> =>
  db.transaction().execute(async (tx) => {
    const entwurf = await entwurfSperren(tx, guid, { aktion: 'fassungVeroeffentlichen', ifMatch })
    const befunde = definitionPruefen(entwurf.definition)
    if (befunde.length > 0)
      throw nichtMoeglich(`Beheben Sie zuerst, was die Prüfung nennt: ${befunde[0]?.text}`)
    const abgeloest = await fassungAustauschen(tx, entwurf, { sub, jetzt: clock.now() })
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'fassungVeroeffentlichen',
      objektGuid: guid,
      angaben: { nummer: entwurf.nummer, ...(abgeloest && { abgeloest }) },
    })
    return fassungAnsicht(tx, await fassungFinden(tx, guid))
  })

export const fassungVerwerfen = ({ db }: Dienste, { sub, guid, ifMatch }: Aendern): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const entwurf = await entwurfSperren(tx, guid, { aktion: 'fassungVerwerfen', ifMatch })
    await fassungEntfernen(tx, entwurf)
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'fassungVerwerfen',
      objektGuid: guid,
      angaben: { nummer: entwurf.nummer },
    })
  })
